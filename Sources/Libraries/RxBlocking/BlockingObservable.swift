import Foundation
import RxSwift
import UIKit

/// A sequence whose events are awaited on the current thread.
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>
}

extension ObservableConvertibleType {
    /// Returns the sequence for reading its elements at once; reading fails after a time in seconds.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}

/// The end of a sequence, with the elements before.
@frozen public enum MaterializedSequenceResult<Element> {
    case completed(elements: [Element])
    case failed(elements: [Element], error: any Error)
}

extension BlockingObservable {
    /// Returns all elements.
    public func toArray() throws -> [Element] { try elements(materialize()) }

    /// Returns the first element; nil if there is none.
    public func first() throws -> Element? { try elements(materialize(most: 1)).first }

    /// Returns the last element; nil if there is none.
    public func last() throws -> Element? { try toArray().last }

    /// Returns the only element.
    public func single() throws -> Element { try single { _ in true } }

    /// Returns the only element that meets a condition.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let found = try elements(materialize(most: 2, predicate))
        guard found.count < 2 else { throw RxError.moreThanOneElement }
        guard let element = found.first else { throw RxError.noElements }
        return element
    }

    /// Returns all elements and how the sequence ended.
    public func materialize() -> MaterializedSequenceResult<Element> {
        materialize(most: .max) { _ in true }
    }

    private func elements(_ result: MaterializedSequenceResult<Element>) throws -> [Element] {
        switch result {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }

    /// Waits for a number of elements that meet a condition, or the end of the sequence. The run loop runs meanwhile.
    private func materialize(
        most: Int, _ predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) -> MaterializedSequenceResult<Element> {
        let reading = Reading<Element>(most: most)
        let subscription = source.subscribe { event in
            reading.add(event, if: predicate)
        }
        defer { subscription.dispose() }
        let end = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
        while true {
            if let result = reading.result { return result }
            guard Date() < end else { return reading.failed(with: RxError.timeout) }
            AppSurroundings.run(.current, until: min(Date(timeIntervalSinceNow: 0.005), end))
        }
    }
}

/// The elements of a sequence so far, which can be sent on any thread.
private final class Reading<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private let most: Int
    private var elements: [Element] = []
    private var end: MaterializedSequenceResult<Element>?

    init(most: Int) { self.most = most }

    /// The end of the sequence; nil before.
    var result: MaterializedSequenceResult<Element>? { lock.withLock { end } }

    func add(_ event: Event<Element>, if predicate: (Element) throws -> Bool) {
        do {
            switch event {
            case .next(let element): if try predicate(element) { add(element) }
            case .error(let error): throw error
            case .completed: finish { .completed(elements: $0) }
            }
        } catch { finish { .failed(elements: $0, error: error) } }
    }

    /// Ends the reading with an error.
    func failed(with error: any Error) -> MaterializedSequenceResult<Element> {
        lock.withLock { end ?? .failed(elements: elements, error: error) }
    }

    private func add(_ element: Element) {
        let isFull = lock.withLock {
            if end == nil { elements.append(element) }
            return elements.count >= most
        }
        if isFull { finish { .completed(elements: $0) } }
    }

    private func finish(_ result: ([Element]) -> MaterializedSequenceResult<Element>) {
        lock.withLock { if end == nil { end = result(elements) } }
    }
}
