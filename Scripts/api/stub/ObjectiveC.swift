// Objective-C's runtime, as far as the toolkit uses it.

/// https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { fatalError() }
