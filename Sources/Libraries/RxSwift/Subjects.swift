import Foundation

/// An observable that is also an observer.
public protocol SubjectType: ObservableType {
    associatedtype Observer: ObserverType
    func asObserver() -> Observer
}

/// The observers of a subject, in the order of their subscriptions.
private struct Observers<Element> {
    private var members: [(number: Int, handler: (Event<Element>) -> Void)] = []
    private var last = 0

    var isEmpty: Bool { members.isEmpty }
    var handlers: [(Event<Element>) -> Void] { members.map(\.handler) }

    mutating func insert(_ handler: @escaping (Event<Element>) -> Void) -> Int {
        last += 1
        members.append((last, handler))
        return last
    }

    mutating func remove(_ number: Int) { members.removeAll { $0.number == number } }
    mutating func removeAll() { members = [] }
}

/// The base of all subjects: observers, an end, and the events that new observers receive first.
public class Subject<Element>: Observable<Element>, ObserverType, Cancelable, @unchecked Sendable {
    fileprivate let lock = NSRecursiveLock()
    private var observers = Observers<Element>()
    fileprivate var stop: Event<Element>?
    private var isDone = false

    public var hasObservers: Bool { lock.withLock { !observers.isEmpty } }
    public var isDisposed: Bool { lock.withLock { isDone } }

    /// Notes an event, and returns those that observers receive.
    fileprivate func events(for event: Event<Element>) -> [Event<Element>] { [event] }
    /// The events that new observers receive.
    fileprivate var replayed: [Event<Element>] { stop.map { [$0] } ?? [] }

    public func on(_ event: Event<Element>) {
        let (events, handlers) = lock.withLock { () -> ([Event<Element>], [(Event<Element>) -> Void]) in
            guard !isDone, stop == nil else { return ([], []) }
            if event.isStopEvent { stop = event }
            let handlers = observers.handlers
            if event.isStopEvent { observers.removeAll() }
            return (self.events(for: event), handlers)
        }
        for handler in handlers { for event in events { handler(event) } }
    }

    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        lock.lock()
        guard !isDone else {
            lock.unlock()
            observer.on(.error(RxError.disposed(object: self)))
            return Disposables.create()
        }
        let events = replayed
        guard stop == nil else {
            lock.unlock()
            for event in events { observer.on(event) }
            return Disposables.create()
        }
        let number = observers.insert(observer.on)
        // Other events wait until the observer has received the former ones.
        for event in events { observer.on(event) }
        lock.unlock()
        return Disposables.create { [weak self] in
            guard let self else { return }
            lock.withLock { self.observers.remove(number) }
        }
    }

    public func dispose() {
        lock.withLock {
            isDone = true
            stop = nil
            observers.removeAll()
        }
    }
}

/// Sends elements to those who have subscribed.
public final class PublishSubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
    public override init() {}
    public func asObserver() -> PublishSubject<Element> { self }
}

/// Sends the latest element, and those that follow.
public final class BehaviorSubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
    private var element: Element

    public init(value: Element) { element = value }

    public func value() throws -> Element {
        try lock.withLock {
            if isDisposed { throw RxError.disposed(object: self) }
            if case .error(let error)? = stop { throw error }
            return element
        }
    }

    override func events(for event: Event<Element>) -> [Event<Element>] {
        if let element = event.element { self.element = element }
        return [event]
    }
    override var replayed: [Event<Element>] { [stop ?? .next(element)] }

    public func asObserver() -> BehaviorSubject<Element> { self }
}

/// Sends the latest elements, and those that follow.
public final class ReplaySubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
    private let limit: Int
    private var elements: [Element] = []

    private init(_ limit: Int) { self.limit = limit }

    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(max(bufferSize, 0)) }
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

    override func events(for event: Event<Element>) -> [Event<Element>] {
        if let element = event.element {
            elements.append(element)
            if elements.count > limit { elements.removeFirst(elements.count - limit) }
        }
        return [event]
    }
    override var replayed: [Event<Element>] { elements.map { .next($0) } + super.replayed }

    public func asObserver() -> ReplaySubject<Element> { self }
}

/// Sends the last element when it completes.
public final class AsyncSubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
    private var element: Element?

    public override init() {}

    override func events(for event: Event<Element>) -> [Event<Element>] {
        switch event {
        case .next(let element):
            self.element = element
            return []
        case .error: return [event]
        case .completed: return replayed
        }
    }
    override var replayed: [Event<Element>] {
        switch stop {
        case .completed: (element.map { [.next($0)] } ?? []) + [.completed]
        case .error(let error): [.error(error)]
        default: []
        }
    }

    public func asObserver() -> AsyncSubject<Element> { self }
}

/// A value of version 4 that changes.
public final class Variable<Element> {
    private let subject: BehaviorSubject<Element>
    private let lock = NSLock()
    private var current: Element

    public init(_ value: Element) { (subject, current) = (BehaviorSubject(value: value), value) }

    public var value: Element {
        get { lock.withLock { current } }
        set {
            lock.withLock { current = newValue }
            subject.onNext(newValue)
        }
    }

    public func asObservable() -> Observable<Element> { subject }

    deinit { subject.onCompleted() }
}
