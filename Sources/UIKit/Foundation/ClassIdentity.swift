import Foundation

/// Returns whether both are the same class. Classes are objects on Apple's platforms, where the standard operator does
/// this.
public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }

/// Returns whether they are two classes.
public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }

extension NSObject {
    /// The name of the class, with that of its module unless the module is UIKit, whose classes are Objective-C's on iOS.
    nonisolated public class func description() -> String {
        let name = String(reflecting: self)
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }

    /// The superclass; nil for a root class.
    nonisolated public class func superclass() -> AnyClass? { _getSuperclass(self) }
}
