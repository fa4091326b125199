/// Where the session that joins tracker, player and voice will stand.
