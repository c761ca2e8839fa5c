/// A namespace for symbols related to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// The subscription that never sends anything.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Described, Sendable {
    static let shared = EmptySubscription()

    var name: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
