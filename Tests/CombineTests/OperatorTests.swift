import Combine
import Testing

/// The output of each operator for the numbers 1 to 5, for the same followed by a failure, and for no values.
@Suite struct OperatorTests {
    private typealias Erased = AnyPublisher<String, Oops>
    typealias Numbers = AnyPublisher<Int, Oops>

    /// Its closure captures nothing.
    struct Row: @unchecked Sendable, CustomTestStringConvertible {
        let name: String
        let make: (Numbers) -> AnyPublisher<String, any Error>
        let finished: String
        let failed: String
        let empty: String

        init<P: Publisher>(
            _ name: String, _ finished: String, _ failed: String, _ empty: String,
            _ make: @escaping (Numbers) -> P
        ) {
            self.name = name
            self.finished = finished
            self.failed = failed
            self.empty = empty
            self.make = { make($0).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher() }
        }

        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row("map", "2 4 6 8 10 finished", "2 4 failed: first", "finished") { $0.map { $0 * 2 } },
        Row("tryMap", "1 failed: second", "1 failed: second", "finished") {
            $0.tryMap { if $0 < 2 { $0 } else { throw Oops.second } }
        },
        Row("mapError", "1 2 3 4 5 finished", "1 2 failed: second", "finished") {
            $0.mapError { _ in Oops.second }
        },
        Row("filter", "2 4 finished", "2 failed: first", "finished") { $0.filter { $0 % 2 == 0 } },
        Row("compactMap", "1 3 5 finished", "1 failed: first", "finished") {
            $0.compactMap { $0 % 2 == 1 ? $0 : nil }
        },
        Row("removeDuplicates", "1 3 5 finished", "1 failed: first", "finished") {
            $0.removeDuplicates { $0 / 2 == $1 / 2 || $1 == $0 + 1 }
        },
        Row("scan", "1 3 6 10 15 finished", "1 3 failed: first", "finished") { $0.scan(0, +) },
        Row("reduce", "15 finished", "failed: first", "0 finished") { $0.reduce(0, +) },
        Row("count", "5 finished", "failed: first", "0 finished") { $0.count() },
        Row("collect", "[1, 2, 3, 4, 5] finished", "failed: first", "[] finished") { $0.collect() },
        Row("collect(2)", "[1, 2] [3, 4] [5] finished", "[1, 2] failed: first", "finished") { $0.collect(2) },
        Row("first", "1 finished", "1 finished", "finished") { $0.first() },
        Row("first(where:)", "3 finished", "failed: first", "finished") { $0.first { $0 > 2 } },
        Row("last", "5 finished", "failed: first", "finished") { $0.last() },
        Row("min", "1 finished", "failed: first", "finished") { $0.min() },
        Row("max", "5 finished", "failed: first", "finished") { $0.max() },
        Row("contains", "true finished", "true finished", "false finished") { $0.contains(2) },
        Row("allSatisfy", "false finished", "failed: first", "true finished") { $0.allSatisfy { $0 < 3 } },
        Row("ignoreOutput", "finished", "failed: first", "finished") { $0.ignoreOutput() },
        Row("dropFirst", "3 4 5 finished", "failed: first", "finished") { $0.dropFirst(2) },
        Row("drop(while:)", "2 3 4 5 finished", "2 failed: first", "finished") { $0.drop { $0 < 2 } },
        Row("prefix", "1 2 finished", "1 2 finished", "finished") { $0.prefix(2) },
        Row("prefix(while:)", "1 finished", "1 finished", "finished") { $0.prefix { $0 < 2 } },
        Row("output(at:)", "2 finished", "2 finished", "finished") { $0.output(at: 1) },
        Row("replaceError", "1 2 3 4 5 finished", "1 2 9 finished", "finished") { $0.replaceError(with: 9) },
        Row("replaceEmpty", "1 2 3 4 5 finished", "1 2 failed: first", "9 finished") {
            $0.replaceEmpty(with: 9)
        },
        Row("catch", "1 2 3 4 5 finished", "1 2 7 8 finished", "finished") {
            $0.catch { _ in [7, 8].publisher }
        },
        Row("retry", "1 2 3 4 5 finished", "1 2 1 2 failed: first", "finished") { $0.retry(1) },
        Row("append", "1 2 3 4 5 6 finished", "1 2 failed: first", "6 finished") { $0.append(6) },
        Row("prepend", "0 1 2 3 4 5 finished", "0 1 2 failed: first", "0 finished") { $0.prepend(0) },
        Row("flatMap", "1 1 2 2 3 3 4 4 5 5 finished", "1 1 2 2 failed: first", "finished") {
            $0.flatMap { [$0, $0].publisher.setFailureType(to: Oops.self) }
        },
        Row("switchToLatest", "1 2 3 4 5 finished", "1 2 failed: first", "finished") {
            $0.map { Just($0).setFailureType(to: Oops.self) }.switchToLatest()
        },
        Row("zip", "(1, 1) (2, 2) (3, 3) finished", "failed: first", "finished") {
            $0.zip([1, 2, 3].publisher.setFailureType(to: Oops.self))
        },
        Row(
            "combineLatest", "(1, 9) (2, 9) (3, 9) (4, 9) (5, 9) finished", "(1, 9) (2, 9) failed: first",
            "finished"
        ) {
            Just(9).setFailureType(to: Oops.self).combineLatest($0).map { ($1, $0) }
        },
        Row("merge", "1 2 3 4 5 9 finished", "1 2 failed: first", "9 finished") {
            $0.merge(with: Just(9).setFailureType(to: Oops.self))
        },
        Row("share", "1 2 3 4 5 finished", "1 2 failed: first", "finished") { $0.share() },
        Row("receive(on:)", "1 2 3 4 5 finished", "1 2 failed: first", "finished") {
            $0.receive(on: ImmediateScheduler.shared)
        },
        // A failure does not wait for the buffered values.
        Row("buffer", "1 2 3 4 5 finished", "failed: first", "finished") {
            $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest)
        },
    ]

    private func numbers(_ values: [Int], _ completion: Subscribers.Completion<Oops> = .finished) -> Numbers {
        Record(output: values, completion: completion).eraseToAnyPublisher()
    }

    @Test(arguments: rows) func valuesAndTheEndPass(_ row: Row) {
        #expect(events(row.make(numbers([1, 2, 3, 4, 5]))).joined(separator: " ") == row.finished)
        #expect(events(row.make(numbers([1, 2], .failure(.first)))).joined(separator: " ") == row.failed)
        #expect(events(row.make(numbers([]))).joined(separator: " ") == row.empty)
    }

    /// `replaceEmpty` requests everything, as Apple's does.
    @Test(arguments: rows.filter { $0.name != "replaceEmpty" }) func nothingIsSentThatWasNotRequested(
        _ row: Row
    ) {
        let recorder = Recorder<String, any Error>(first: .none)
        row.make(numbers([1, 2, 3, 4, 5])).subscribe(recorder)
        #expect(recorder.values.isEmpty)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values.count <= 1)
    }

    @Test(arguments: rows) func nothingIsSentAfterCancellation(_ row: Row) {
        let subject = PassthroughSubject<Int, Oops>()
        let recorder = Recorder<String, any Error>()
        row.make(subject.eraseToAnyPublisher()).subscribe(recorder)
        recorder.subscription?.cancel()
        subject.send(1)
        subject.send(completion: .finished)
        // Earlier values are from another publisher.
        let earlier = ["prepend": ["0"], "merge": ["9"]][row.name] ?? []
        #expect(recorder.events == earlier)
    }

    @Test(arguments: rows) func cancellingReachesThePublisher(_ row: Row) {
        let source = Source<Int, Oops>()
        let recorder = Recorder<String, any Error>()
        row.make(source.eraseToAnyPublisher()).subscribe(recorder)
        recorder.subscription?.cancel()
        #expect(source.requests.last == "cancel")
    }
}

/// Callbacks from objects that the end of a connection deallocates.
@Suite struct ReleasedSubscriptionTests {
    /// A publisher whose subscription cancels its subscriber's when it is deallocated.
    private struct Fragile: Publisher {
        typealias Output = Int
        typealias Failure = Never

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: Held(subscriber))
            subscriber.receive(completion: .finished)
        }
    }

    private final class Held<S: Subscriber>: Subscription {
        private let subscriber: S

        init(_ subscriber: S) { self.subscriber = subscriber }

        deinit { (subscriber as? any Cancellable)?.cancel() }

        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    @Test func aSubscriptionMayCancelWhileItIsDeallocatedAtTheEnd() {
        var ends = 0
        let cancellable = Fragile().handleEvents(receiveCompletion: { _ in ends += 1 })
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
        #expect(ends == 2)
        cancellable.cancel()
    }
}
