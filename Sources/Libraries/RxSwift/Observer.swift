import Foundation

/// Receives events.
public protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// The name of version 4.
    public typealias E = Element

    public func onNext(_ element: Element) { on(.next(element)) }
    public func onCompleted() { on(.completed) }
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result>
    {
        AnyObserver { self.on($0.map(transform)) }
    }
}

/// An observer whose type is erased.
public struct AnyObserver<Element>: ObserverType {
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    public func on(_ event: Event<Element>) { handler(event) }
    public func asObserver() -> AnyObserver<Element> { self }
}

/// Passes events on until it is disposed of, or an error or completion has passed.
final class AnonymousObserver<Element>: ObserverType, Disposable, @unchecked Sendable {
    private let stop = Once()
    private var handler: ((Event<Element>) -> Void)?

    init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

    func on(_ event: Event<Element>) {
        if event.isStopEvent {
            guard stop.set() else { return }
            handler?(event)
        } else if !stop.isSet {
            handler?(event)
        }
    }

    func dispose() { _ = stop.set() }
}

/// Receives the events of an operator's source.
struct Receiver<Element>: ObserverType {
    let handler: (Event<Element>) -> Void
    func on(_ event: Event<Element>) { handler(event) }
}

/// Sets a value of an object, on the main queue unless another scheduler is given. The object is not retained.
public struct Binder<Value>: ObserverType {
    public typealias Element = Value

    private let bind: (Event<Value>) -> Void

    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        bind = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { element in
                    if let target { binding(target, element) }
                    return Disposables.create()
                }
            case .error(let error): Hooks.defaultErrorHandler([], error)
            case .completed: break
            }
        }
    }

    public func on(_ event: Event<Value>) { bind(event) }
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: bind) }
}
