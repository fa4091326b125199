let builtInActions: StaticString = ""
