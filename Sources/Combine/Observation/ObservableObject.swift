/// A class that publishes before it changes.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Announces that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Announces that a `@Published` property of the object is about to change; the same publisher at each call.
    public var objectWillChange: ObservableObjectPublisher {
        ObservedObjects.publisher(of: self, properties: publishedProperties)
    }

    /// The published properties of the object and of its superclasses.
    private var publishedProperties: [any PublishedProperty] {
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            properties += current.children.compactMap { $0.value as? any PublishedProperty }
            mirror = current.superclassMirror
        }
        return properties
    }
}
