// Tools that stage scenes use the types of InterfaceBuilder and UIKit.
@_exported import InterfaceBuilder
@_exported import UIKit
