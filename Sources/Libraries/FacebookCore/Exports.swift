@_exported import FBSDKCoreKit
