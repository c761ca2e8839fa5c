/// Returns whether both are the same class. Classes are objects on Apple's platforms, where the standard operator does
/// this.
public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }

/// Returns whether they are two classes.
public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }
