/// A property of a class that publishes its changes.
@propertyWrapper
public struct Published<Value> {
    // The value is in an object, so that a copy of the wrapper, such as a mirror has, is still the same property.
    let subject: PublishedSubject<Value>

    /// Creates a property with a first value.
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }

    /// Creates a property with a first value.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// The values of a property: the current one, and each new one before it is stored.
    public struct Publisher: Combine.Publisher {
        /// The type of the values that are published.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, Never == S.Failure {
            subject.receive(subscriber: subscriber)
        }
    }

    /// The publisher of the property. Setting it has no effect; the setter lets it be passed to `assign(to:)`.
    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        set {}
    }

    /// Properties of structures cannot be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { subject.value }
        set {}
    }

    /// The value of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set { object[keyPath: storageKeyPath].subject.change(to: newValue) }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a published property, for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.subject))
    }
}
