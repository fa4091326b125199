let builtInPoses: StaticString = ""
