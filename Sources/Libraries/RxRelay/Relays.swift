import Foundation
import RxSwift

/// Sends the accepted elements, and no error or completion.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    public init() {}

    public func accept(_ event: Element) { subject.onNext(event) }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }
    public func asObservable() -> Observable<Element> { subject }
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

/// Sends the latest element and those that follow, and no error or completion.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>
    private let lock = NSRecursiveLock()
    private var current: Element

    public init(value: Element) { (subject, current) = (BehaviorSubject(value: value), value) }

    public var value: Element { lock.withLock { current } }

    public func accept(_ event: Element) {
        lock.withLock { current = event }
        subject.onNext(event)
    }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }
    public func asObservable() -> Observable<Element> { subject }
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

/// Sends the latest elements and those that follow, and no error or completion.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
    }
    public static func createUnbound() -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.createUnbounded())
    }

    public func accept(_ event: Element) { subject.onNext(event) }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }
    public func asObservable() -> Observable<Element> { subject }
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}
