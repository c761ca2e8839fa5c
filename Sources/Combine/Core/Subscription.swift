/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests more values, in addition to those that were requested before.
    func request(_ demand: Subscribers.Demand)
}
