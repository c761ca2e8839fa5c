import Foundation

/// The run loop as Core Foundation knows it.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Which sources a run loop listens to. All modes are the same here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    private let name: String

    public var rawValue: NSString { name as NSString }

    public init(rawValue: NSString) { name = String(describing: rawValue) }
    public init(_ rawValue: NSString) { self.init(rawValue: rawValue) }

    public static var defaultMode: CFRunLoopMode! { CFRunLoopMode("kCFRunLoopDefaultMode") }
    public static var commonModes: CFRunLoopMode! { CFRunLoopMode("kCFRunLoopCommonModes") }
}
