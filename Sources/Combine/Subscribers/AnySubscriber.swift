/// A subscriber that hides the type of another, or is made from closures.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline let box: AnySubscriberBox<Input, Failure>

    /// The identifier of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier
    /// The description of the hidden subscriber.
    public var description: String { box.text }
    /// The mirror of the hidden subscriber.
    public var customMirror: Mirror { box.mirror }
    /// The playground description of the wrapped subscriber.
    public var playgroundDescription: Any { box.playground }

    /// Creates a subscriber that hides the type of another.
    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        if let erased = s as? Self {
            self = erased
        } else {
            combineIdentifier = s.combineIdentifier
            box = SubscriberBox(s)
        }
    }

    /// Creates a subscriber that passes everything to a subject.
    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
        self.init(SubjectSubscriber(s))
    }

    /// Creates a subscriber made from closures. Those that are missing do nothing; values are requested by their results.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        box = ClosureBox(receiveSubscription, receiveValue, receiveCompletion)
    }

    /// Receives a subscription.
    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }
    /// Receives a value.
    public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }
    /// Receives the end.
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }
}

@usableFromInline class AnySubscriberBox<Input, Failure: Error> {
    var text: String { "Anonymous AnySubscriber" }
    var mirror: Mirror { Mirror(text, children: EmptyCollection()) }
    var playground: Any { text }
    func receive(subscription: any Subscription) {}
    func receive(_ value: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
}

private final class SubscriberBox<Base: Subscriber>: AnySubscriberBox<Base.Input, Base.Failure> {
    private let base: Base

    init(_ base: Base) { self.base = base }

    override var text: String {
        (base as? any CustomStringConvertible)?.description ?? String(describing: type(of: base))
    }
    override var mirror: Mirror {
        (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
    }
    override var playground: Any {
        (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? text
    }
    override func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    override func receive(_ value: Base.Input) -> Subscribers.Demand { base.receive(value) }
    override func receive(completion: Subscribers.Completion<Base.Failure>) {
        base.receive(completion: completion)
    }
}

private final class ClosureBox<Input, Failure: Error>: AnySubscriberBox<Input, Failure> {
    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ onSubscription: ((any Subscription) -> Void)?, _ onValue: ((Input) -> Subscribers.Demand)?,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    override func receive(subscription: any Subscription) { onSubscription?(subscription) }
    override func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
