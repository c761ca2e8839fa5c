import Foundation

/// A value that can be an observable.
public protocol ObservableConvertibleType {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

extension ObservableConvertibleType {
    /// The name of version 4.
    public typealias E = Element
}

/// Sends events to those who subscribe.
public protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> { ErasedObservable(self) }
}

/// Passes observers on to an observable of another type.
private final class ErasedObservable<Source: ObservableType>: Observable<Source.Element>, @unchecked Sendable
{
    private let source: Source

    init(_ source: Source) { self.source = source }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Source.Element {
        source.subscribe(observer)
    }
}

/// Sends events to those who subscribe.
public class Observable<Element>: ObservableType, @unchecked Sendable {
    init() {}

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        preconditionFailure("subclasses subscribe observers")
    }

    public func asObservable() -> Observable<Element> { self }
}

/// The observer of an operator's result. After an error or a completion it disposes of the operator's subscriptions.
final class Sink<Element>: Disposable, @unchecked Sendable {
    /// Serializes the events of several sources.
    let lock = NSRecursiveLock()
    private let observer: (Event<Element>) -> Void
    private let stop = Once()
    private let state = NSLock()
    private var subscription: (any Disposable)?

    init(_ observer: @escaping (Event<Element>) -> Void) { self.observer = observer }

    var isDisposed: Bool { stop.isSet }

    func start(_ run: (Sink<Element>) -> any Disposable) {
        let subscription = run(self)
        let isLate = state.withLock {
            if !stop.isSet { self.subscription = subscription }
            return stop.isSet
        }
        if isLate { subscription.dispose() }
    }

    func on(_ event: Event<Element>) {
        guard !stop.isSet else { return }
        observer(event)
        if event.isStopEvent { dispose() }
    }

    func next(_ element: Element) { if !stop.isSet { observer(.next(element)) } }
    func error(_ error: any Swift.Error) { on(.error(error)) }
    func completed() { on(.completed) }

    /// Passes on the end of a source; returns its element if there is one.
    func element<T>(_ event: Event<T>) -> T? {
        switch event {
        case .next(let element): return element
        case .error(let error): self.error(error)
        case .completed: completed()
        }
        return nil
    }

    /// Performs the work, and passes on the error that it throws.
    func attempt(_ work: () throws -> Void) {
        do { try work() } catch { self.error(error) }
    }

    func dispose() {
        let subscription = state.withLock {
            _ = stop.set()
            defer { self.subscription = nil }
            return self.subscription
        }
        subscription?.dispose()
    }
}

/// An observable that runs a function for each observer.
final class Producer<Element>: Observable<Element>, @unchecked Sendable {
    private let run: (Sink<Element>) -> any Disposable

    init(_ run: @escaping (Sink<Element>) -> any Disposable) { self.run = run }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let sink = Sink(observer.on)
        // Work that observers schedule runs after the whole chain has subscribed.
        guard CurrentThreadScheduler.isScheduleRequired else {
            sink.start(run)
            return sink
        }
        return CurrentThreadScheduler.instance.schedule(()) { [run] in
            sink.start(run)
            return sink
        }
    }
}

extension ObservableConvertibleType {
    /// Subscribes an operator to its source.
    func receive(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(Receiver(handler: handler))
    }

    /// Returns an observable of which the function makes each event.
    func operation<Result>(_ handle: @escaping (Sink<Result>, Event<Element>) -> Void) -> Observable<Result> {
        let source = asObservable()
        return Producer { sink in source.receive { handle(sink, $0) } }
    }

    /// Returns an observable of which the function makes elements; it may throw.
    func elements<Result>(_ handle: @escaping (Sink<Result>, Element) throws -> Void) -> Observable<Result> {
        operation { sink, event in
            guard let element = sink.element(event) else { return }
            sink.attempt { try handle(sink, element) }
        }
    }
}

extension ObservableType {
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let observer = AnonymousObserver(on)
        return Disposables.create(asObservable().subscribe(observer), observer)
    }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        let observer = AnonymousObserver<Element> { event in
            switch event {
            case .next(let element): onNext?(element)
            case .error(let error):
                if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
                disposable.dispose()
            case .completed:
                onCompleted?()
                disposable.dispose()
            }
        }
        return Disposables.create(asObservable().subscribe(observer), observer, disposable)
    }

    /// Subscribes with an object that is not retained.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in if let object { onNext?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}

// MARK: Members in a namespace

/// The members that the library adds to a type.
@dynamicMemberLookup
public struct Reactive<Base> {
    public let base: Base

    public init(_ base: Base) { self.base = base }

    /// An observer that sets a property of the object.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<
        Property
    >
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type with members of the library.
public protocol ReactiveCompatible {
    associatedtype ReactiveBase
    static var rx: Reactive<ReactiveBase>.Type { get set }
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
