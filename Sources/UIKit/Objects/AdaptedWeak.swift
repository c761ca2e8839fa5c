/// A weak reference in a generic type that may contain objects of a protocol. On Apple's platforms a protocol of Objective-C
/// is a type of classes itself; here the reference is to the object, which is cast.
@propertyWrapper
public struct AdaptedWeak<Object> {
    private weak var object: AnyObject?

    public init(wrappedValue: Object?) { wrappedValue.map { object = $0 as AnyObject } }

    /// The object; nil after it has been deallocated.
    public var wrappedValue: Object? {
        get { object as? Object }
        set { object = newValue.map { $0 as AnyObject } }
    }
}
