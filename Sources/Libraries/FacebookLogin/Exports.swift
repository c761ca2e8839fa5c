@_exported import FBSDKLoginKit
