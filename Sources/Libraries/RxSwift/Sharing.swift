import Foundation

/// The time for which elements are shared.
public enum SubjectLifetimeScope {
    /// As long as there is an observer.
    case whileConnected
    /// As long as the observable exists.
    case forever
}

/// An observable that starts when it is connected.
public protocol ConnectableObservableType: ObservableType {
    func connect() -> any Disposable
}

/// An observable that starts when it is connected, and sends the same events to all observers.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
    @unchecked Sendable
{
    public func connect() -> any Disposable { preconditionFailure("subclasses connect") }
}

private final class Multicast<Shared: SubjectType>: ConnectableObservable<Shared.Element>, @unchecked Sendable
where Shared.Observer.Element == Shared.Element {
    typealias Source = Observable<Shared.Element>

    private let lock = NSRecursiveLock()
    private let source: Source
    private let makeSubject: () -> Shared
    private var subject: Shared?
    private var connection: (any Disposable)?

    init(_ source: Source, _ makeSubject: @escaping () -> Shared) {
        (self.source, self.makeSubject) = (source, makeSubject)
    }

    private var shared: Shared {
        lock.withLock {
            if let subject { return subject }
            let made = makeSubject()
            subject = made
            return made
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Shared.Element {
        shared.subscribe(observer)
    }

    override func connect() -> any Disposable {
        lock.withLock {
            if let connection { return connection }
            let observer = shared.asObserver()
            let subscription = SingleAssignmentDisposable()
            let stop = Once()
            let connection = Disposables.create { [weak self] in
                subscription.dispose()
                self?.disconnect(stop)
            }
            self.connection = connection
            current = stop
            subscription.setDisposable(
                source.receive { [weak self] event in
                    // Those who subscribe again when they receive the end start again.
                    if event.isStopEvent { self?.disconnect(stop) }
                    observer.on(event)
                    if event.isStopEvent { subscription.dispose() }
                })
            return connection
        }
    }

    /// Identifies the connection.
    private var current: Once?

    private func disconnect(_ stop: Once) {
        guard stop.set() else { return }
        lock.withLock {
            guard current === stop else { return }
            (subject, connection, current) = (nil, nil, nil)
        }
    }
}

extension ObservableType {
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Element == Subject.Observer.Element, Subject.Observer.Element == Subject.Element {
        Multicast(asObservable()) { subject }
    }

    public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
        -> ConnectableObservable<Subject.Element>
    where Element == Subject.Observer.Element, Subject.Observer.Element == Subject.Element {
        Multicast(asObservable(), makeSubject)
    }

    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element, Subject.Element == Element {
        let source = asObservable()
        return Producer { sink in
            do {
                let subject = try subjectSelector()
                let connectable = Multicast(source) { subject }
                let subscription = try selector(connectable).receive(sink.on)
                return Disposables.create(subscription, connectable.connect())
            } catch {
                sink.error(error)
                return Disposables.create()
            }
        }
    }

    public func publish() -> ConnectableObservable<Element> {
        Multicast(asObservable()) { PublishSubject<Element>() }
    }
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        Multicast(asObservable()) { ReplaySubject<Element>.create(bufferSize: bufferSize) }
    }
    public func replayAll() -> ConnectableObservable<Element> {
        Multicast(asObservable()) { ReplaySubject<Element>.createUnbounded() }
    }

    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        switch scope {
        case .forever:
            let subject = replay == 0 ? nil : ReplaySubject<Element>.create(bufferSize: replay)
            guard let subject else {
                return Multicast(asObservable(), { [subject = PublishSubject<Element>()] in subject })
                    .refCount()
            }
            return Multicast(asObservable(), { subject }).refCount()
        case .whileConnected:
            guard replay > 0 else { return publish().refCount() }
            return self.replay(replay).refCount()
        }
    }

    /// Names of version 3.
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
        share(replay: bufferSize, scope: .forever)
    }
    public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}

extension ConnectableObservableType {
    /// Connects with the first observer, and disconnects with the last.
    public func refCount() -> Observable<Element> {
        let lock = NSRecursiveLock()
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var connection: (any Disposable)?
        nonisolated(unsafe) var generation = 0
        let source = self
        return Producer { sink in
            lock.lock()
            let started = generation
            count += 1
            let isFirst = count == 1
            lock.unlock()
            func leave() {
                let ended: (any Disposable)? = lock.withLock {
                    guard generation == started else { return nil }
                    count -= 1
                    guard count == 0 else { return nil }
                    generation += 1
                    defer { connection = nil }
                    return connection
                }
                ended?.dispose()
            }
            let subscription = source.asObservable().receive { event in
                var ended: (any Disposable)?
                if event.isStopEvent {
                    // Observers that subscribe from now on begin again.
                    lock.withLock {
                        guard generation == started else { return }
                        generation += 1
                        ended = connection
                        (count, connection) = (0, nil)
                    }
                }
                sink.on(event)
                ended?.dispose()
            }
            if isFirst, lock.withLock({ generation == started }) {
                let made = source.connect()
                lock.withLock { if generation == started { connection = made } }
            }
            return Disposables.create {
                subscription.dispose()
                leave()
            }
        }
    }
}
