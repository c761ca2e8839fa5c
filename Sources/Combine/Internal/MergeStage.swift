/// Merges a known number of publishers.
final class MergeStage<Downstream: Subscriber>: FanIn<Downstream> {
    private var reserved: [Int] = []

    init(_ downstream: Downstream, count: Int) {
        super.init("Merge", downstream)
        reserved = (0..<count).map { _ in reserve() }
    }

    /// Attaches the next publisher.
    func attachNext<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        guard !lock.withLock({ isOver }), !reserved.isEmpty else { return }
        attach(publisher, as: reserved.removeFirst())
    }
}
