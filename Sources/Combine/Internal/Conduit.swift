import Foundation

/// A subject as its conduits see it.
protocol ConduitParent<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    /// Forgets a conduit that has been cancelled.
    func remove(_ conduit: Conduit<Output, Failure>)
    /// Values have been requested.
    func demandWasRequested()
}

/// The subscription of one subscriber to a subject, for any type of subscriber.
class Conduit<Output, Failure: Error> {
    func offer(_ output: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

/// The conduits of a subject, in the order of subscribing.
struct ConduitList<Output, Failure: Error> {
    private(set) var all: [Conduit<Output, Failure>] = []

    mutating func add(_ conduit: Conduit<Output, Failure>) { all.append(conduit) }
    mutating func remove(_ conduit: Conduit<Output, Failure>) {
        if let index = all.firstIndex(where: { $0 === conduit }) { all.remove(at: index) }
    }
    mutating func removeAll() -> [Conduit<Output, Failure>] {
        defer { all = [] }
        return all
    }
}
