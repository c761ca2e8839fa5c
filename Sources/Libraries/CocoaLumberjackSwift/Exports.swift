@_exported import CocoaLumberjack
