// A tool that stages scenes speaks of documents and of UIKit's types.
@_exported import InterfaceBuilder
@_exported import UIKit
