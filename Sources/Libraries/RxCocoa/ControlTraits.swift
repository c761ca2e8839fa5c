@_exported import RxRelay
// It was a part of this library before version 6.
@_exported import struct RxSwift.Binder
import RxSwift
@_exported import UIKit

/// The events of a control.
public protocol ControlEventType: ObservableType {
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: on the main queue and without errors.
public struct ControlEvent<PropertyType>: ControlEventType {
    public typealias Element = PropertyType
    private let events: Observable<PropertyType>

    public init<Source: ObservableType>(events: Source) where Source.Element == Element {
        self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == PropertyType {
        events.subscribe(observer)
    }
    public func asObservable() -> Observable<Element> { events }
    public func asControlEvent() -> ControlEvent<Element> { self }
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }
    public func asSignal() -> Signal<Element> { asSignal { _ in .empty() } }
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

/// A property of a control, which the user and the app change.
public protocol ControlPropertyType: ObservableType, ObserverType {
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: its value, those that the user sets, and an observer that sets it.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    public typealias Element = PropertyType
    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }
    /// The values after the present one.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
    public func asObservable() -> Observable<Element> { values }
    public func asControlProperty() -> ControlProperty<Element> { self }
    public func asDriver() -> Driver<Element> { asDriver { _ in .empty() } }
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

    public func on(_ event: Event<Element>) {
        switch event {
        case .error(let error): Hooks.defaultErrorHandler([], error)
        case .next: valueSink.on(event)
        case .completed: valueSink.on(event)
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty text in place of none.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 as String? })
    }
}

// MARK: Binding

extension ObservableType {
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in for observer in observers { observer.on(event) } }
    }
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map { $0 as Element? }.subscribe { event in for observer in observers { observer.on(event) } }
    }
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
    public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void)
        -> any Disposable
    {
        subscribe(with: object, onNext: onNext)
    }

    /// The label of version 3.
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        bind(to: observer)
    }
    public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }
}

extension ObservableType {
    public func bind(to variable: Variable<Element>) -> any Disposable {
        subscribe(onNext: { variable.value = $0 })
    }
}

extension InfallibleType {
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in for observer in observers { observer.on(event) } }
    }
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }
    public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void)
        -> any Disposable
    {
        asObservable().subscribe(with: object, onNext: onNext)
    }
}
