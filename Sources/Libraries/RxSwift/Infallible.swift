/// A value that can be an observable without errors.
public protocol InfallibleType: ObservableConvertibleType {}

/// An observable that sends no errors.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }

    public func asObservable() -> Observable<Element> { source }

    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    public static func create(subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable)
        -> Infallible<Element>
    {
        Infallible(
            Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    {
        Infallible(.just(element, scheduler: scheduler))
    }
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }
    public static func never() -> Infallible<Element> { Infallible(.never()) }
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    )
        -> Infallible<Element>
    {
        Infallible(.from(elements, scheduler: scheduler))
    }
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    )
        -> Infallible<Element>
    {
        Infallible(.from(array, scheduler: scheduler))
    }
    public static func from<S: Swift.Sequence>(
        _ sequence: S, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where S.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
    public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>)
        -> Infallible<Element>
    {
        Infallible(.deferred { try observableFactory().asObservable() })
    }
}

public enum InfallibleEvent<Element> {
    case next(Element)
    case completed
}

extension ObservableConvertibleType {
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }
    public func asInfallible(onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>)
        -> Infallible<Element>
    {
        Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
    }
}

extension InfallibleType {
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(on)
    }

    private func with<Result>(_ change: (Observable<Element>) -> Observable<Result>) -> Infallible<Result> {
        Infallible(change(asObservable()))
    }

    public func asInfallible() -> Infallible<Element> { with { $0 } }
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        with { $0.map(transform) }
    }
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        with { $0.compactMap(transform) }
    }
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        with { $0.filter(predicate) }
    }
    public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
        -> Infallible<Source.Element>
    {
        with { $0.flatMap(selector) }
    }
    public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
        -> Infallible<Source.Element>
    {
        with { $0.flatMapLatest(selector) }
    }
    public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
        -> Infallible<Source.Element>
    {
        with { $0.flatMapFirst(selector) }
    }
    public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source)
        -> Infallible<Source.Element>
    {
        with { $0.concatMap(selector) }
    }
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Infallible<
        Element
    > {
        with { $0.distinctUntilChanged(comparer) }
    }
    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key)
        -> Infallible<Element>
    {
        with { $0.distinctUntilChanged(keySelector) }
    }
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
        -> Infallible<Element>
    {
        with { $0.distinctUntilChanged(at: keyPath) }
    }
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        with { $0.debounce(dueTime, scheduler: scheduler) }
    }
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
        -> Infallible<Element>
    {
        with { $0.throttle(dueTime, latest: latest, scheduler: scheduler) }
    }
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        with { $0.delay(dueTime, scheduler: scheduler) }
    }
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        with { $0.observe(on: scheduler) }
    }
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        with { $0.subscribe(on: scheduler) }
    }
    public func startWith(_ initialElement: Element) -> Infallible<Element> {
        with { $0.startWith(initialElement) }
    }
    public func take(_ count: Int) -> Infallible<Element> { with { $0.take(count) } }
    public func take(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
        with { $0.take(while: predicate) }
    }
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        with { $0.take(until: other) }
    }
    public func skip(_ count: Int) -> Infallible<Element> { with { $0.skip(count) } }
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
        with { $0.skip(while: predicate) }
    }
    public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        with { $0.skip(until: other) }
    }
    public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
        with { $0.scan(seed, accumulator: accumulator) }
    }
    public func scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void)
        -> Infallible<Seed>
    {
        with { $0.scan(into: seed, accumulator: accumulator) }
    }
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        with { $0.share(replay: replay, scope: scope) }
    }
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        with {
            $0.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
    }
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> {
        with { $0.withLatestFrom(second, resultSelector: resultSelector) }
    }
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        with { $0.withLatestFrom(second) }
    }
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    )
        -> Infallible<Out>
    {
        with { $0.withUnretained(obj, resultSelector: resultSelector) }
    }
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        with { $0.withUnretained(obj) }
    }
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        with { $0.concat(second) }
    }
}

extension InfallibleType where Element: Equatable {
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension Infallible {
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
    public static func zip<each Source: InfallibleType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<each Source: InfallibleType>(_ source: repeat each Source)
        -> Infallible<(repeat (each Source).Element)>
    {
        Infallible(
            Observable<(repeat (each Source).Element)>.combineLatest(repeat (each source).asObservable()) {
                (element: repeat (each Source).Element) in (repeat each element)
            })
    }
}
