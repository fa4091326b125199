print("theremin")
