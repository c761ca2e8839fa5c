import RxSwift
import UIKit

/// The way in which the events of an observable are shared.
public protocol SharingStrategyProtocol {
    static var scheduler: any SchedulerType { get }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public struct DriverSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { SharingScheduler.make() }
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

public struct SignalSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { SharingScheduler.make() }
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

/// The scheduler of drivers and signals.
public enum SharingScheduler {
    public private(set) nonisolated(unsafe) static var make: () -> any SchedulerType = { MainScheduler() }

    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }
    public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void)
        rethrows
    {
        let original = make
        make = makeScheduler
        defer { make = original }
        try action()
    }
}

/// Shared elements without errors on the main queue; new observers receive the latest.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// Shared elements without errors on the main queue.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A value that can be a driver or signal.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType,
    ObservableConvertibleType
{
    let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
    init(raw: Observable<Element>) { source = raw }

    public func asObservable() -> Observable<Element> { source }
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    public static func empty() -> Self {
        Self(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }
    public static func never() -> Self { Self(raw: .never()) }
    public static func just(_ element: Element) -> Self {
        Self(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
    }
    public static func deferred(_ observableFactory: @escaping () -> Self) -> Self {
        Self(.deferred { observableFactory().asObservable() })
    }
    public static func of(_ elements: Element...) -> Self { from(elements) }
    public static func from(_ array: [Element]) -> Self {
        Self(raw: .from(array, scheduler: SharingStrategy.scheduler))
    }
    public static func from<S: Sequence>(_ sequence: S) -> Self where S.Element == Element {
        Self(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
    }
    public static func from(optional: Element?) -> Self { from(optional.map { [$0] } ?? []) }
}

extension SharedSequence where Element: FixedWidthInteger {
    public static func interval(_ period: RxTimeInterval) -> Self {
        Self(.interval(period, scheduler: SharingStrategy.scheduler))
    }
    public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
        Self(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequenceConvertibleType {
    private func with<Result>(_ change: (Observable<Element>) -> Observable<Result>) -> SharedSequence<
        SharingStrategy, Result
    > {
        SharedSequence(change(asObservable()))
    }

    public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<
        SharingStrategy, Result
    > {
        with { $0.map(selector) }
    }
    public func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<
        SharingStrategy, Result
    > {
        with { $0.compactMap(selector) }
    }
    public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        with { $0.filter(predicate) }
    }
    public func flatMap<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>)
        -> SharedSequence<Sharing, Result>
    {
        SharedSequence(asObservable().flatMap(selector))
    }
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    )
        -> SharedSequence<Sharing, Result>
    {
        SharedSequence(asObservable().flatMapLatest(selector))
    }
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    )
        -> SharedSequence<Sharing, Result>
    {
        SharedSequence(asObservable().flatMapFirst(selector))
    }
    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        with {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        with { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }
    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key)
        -> SharedSequence<SharingStrategy, Element>
    {
        with { $0.distinctUntilChanged(keySelector) }
    }
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<
        SharingStrategy, Element
    > {
        with { $0.distinctUntilChanged(comparer) }
    }
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        with { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<
        SharingStrategy, A
    > {
        with { $0.scan(seed, accumulator: accumulator) }
    }
    public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) -> Void) -> SharedSequence<
        SharingStrategy, A
    > {
        with { $0.scan(into: seed, accumulator: accumulator) }
    }
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<
        SharingStrategy, Element
    > {
        with { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        with { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
    }
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        with { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }
    @_disfavoredOverload
    public func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        throttle(.milliseconds(Int(dueTime * 1000)), latest: latest)
    }
    @_disfavoredOverload
    public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
        debounce(.milliseconds(Int(dueTime * 1000)))
    }
    @_disfavoredOverload
    public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
        delay(.milliseconds(Int(dueTime * 1000)))
    }
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        with { $0.startWith(element) }
    }
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { with { $0.skip(count) } }
    public func take(_ count: Int) -> SharedSequence<SharingStrategy, Element> { with { $0.take(count) } }
    public func concat(_ second: SharedSequence<SharingStrategy, Element>) -> SharedSequence<
        SharingStrategy, Element
    > {
        with { $0.concat(second) }
    }
    public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
        _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
        with { $0.withLatestFrom(second, resultSelector: resultSelector) }
    }
    public func withLatestFrom<Second: SharedSequenceConvertibleType>(_ second: Second)
        -> SharedSequence<SharingStrategy, Second.Element>
    {
        with { $0.withLatestFrom(second) }
    }
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<
        SharingStrategy, (Object, Element)
    > {
        with { $0.withUnretained(obj) }
    }
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    )
        -> SharedSequence<SharingStrategy, Out>
    {
        with { $0.withUnretained(obj, resultSelector: resultSelector) }
    }
    public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged())
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().merge())
    }
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().merge(maxConcurrent: maxConcurrent))
    }
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().switchLatest())
    }
}

extension SharedSequence {
    public static func merge(_ sources: [SharedSequence]) -> SharedSequence {
        SharedSequence(.merge(sources.map { $0.asObservable() }))
    }
    public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence
    where Collection.Element == SharedSequence {
        merge(Array(sources))
    }
    public static func concat<S: Sequence>(_ sequence: S) -> SharedSequence
    where S.Element == SharedSequence {
        SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
    }
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence
    where Collection.Element == SharedSequence {
        SharedSequence(.concat(collection.map { $0.asObservable() }))
    }
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> SharedSequence where Collection.Element: SharedSequenceConvertibleType {
        SharedSequence(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> SharedSequence where Collection.Element: SharedSequenceConvertibleType {
        SharedSequence(.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }
    public static func zip<Collection: Swift.Collection>(_ collection: Collection)
        -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence
    {
        SharedSequence<SharingStrategy, [Element]>(.zip(collection.map { $0.asObservable() }) { $0 })
    }
    public static func concat(_ sources: SharedSequence...) -> SharedSequence {
        SharedSequence(.concat(sources.map { $0.asObservable() }))
    }
    public static func combineLatest<each Source: SharedSequenceConvertibleType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> SharedSequence {
        SharedSequence(.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
    public static func zip<each Source: SharedSequenceConvertibleType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> SharedSequence {
        SharedSequence(.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)
        -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence
    {
        SharedSequence<SharingStrategy, [Element]>(
            .combineLatest(collection.map { $0.asObservable() }) { $0 })
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    public static func combineLatest<each Source: SharedSequenceConvertibleType>(_ source: repeat each Source)
        -> SharedSequence<SharingStrategy, (repeat (each Source).Element)>
    {
        SharedSequence(Observable.combineLatest(repeat (each source).asObservable()))
    }
    public static func zip<each Source: SharedSequenceConvertibleType>(_ source: repeat each Source)
        -> SharedSequence<SharingStrategy, (repeat (each Source).Element)>
    {
        SharedSequence(Observable.zip(repeat (each source).asObservable()))
    }
}

// MARK: Conversions

extension ObservableConvertibleType {
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(element))
    }

    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self,
        onErrorDriveWith other: SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        asSharedSequence(sharingStrategy: sharingStrategy) { _ in other }
    }
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self,
        onErrorRecover: @escaping (any Swift.Error) -> SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(
            asObservable().observe(on: Strategy.scheduler).catch { onErrorRecover($0).asObservable() })
    }

    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler).catchAndReturn(element))
    }
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        asDriver { _ in other }
    }
    public func asDriver(onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        Driver(
            asObservable().observe(on: DriverSharingStrategy.scheduler).catch {
                onErrorRecover($0).asObservable()
            })
    }
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler).catchAndReturn(element))
    }
    public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        asSignal { _ in other }
    }
    public func asSignal(onErrorRecover: @escaping (any Swift.Error) -> Signal<Element>) -> Signal<Element> {
        Signal(
            asObservable().observe(on: SignalSharingStrategy.scheduler).catch {
                onErrorRecover($0).asObservable()
            })
    }
}

extension InfallibleType {
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension BehaviorRelay {
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension PublishRelay {
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension Variable {
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

// MARK: Driving

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in for observer in observers { observer.on(event) } }
    }
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func drive(_ relays: PublishRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(asObservable())
    }
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        with(asObservable())(curriedArgument)
    }
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func drive() -> any Disposable { drive(onNext: nil) }
    public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in for observer in observers { observer.on(event) } }
    }
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe { event in
            for observer in observers { observer.on(event) }
        }
    }
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
    public func emit() -> any Disposable { emit(onNext: nil) }
}
