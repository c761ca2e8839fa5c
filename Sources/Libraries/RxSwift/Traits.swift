import Foundation

/// An observable with a known number of elements.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    init(raw: Observable<Element>) { source = raw }
}

public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

/// One element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
/// One element, none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
/// No element; a completion or an error.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension Result where Failure == any Swift.Error {
    /// The name of version 5.
    public static func error(_ error: any Swift.Error) -> Result<Success, any Swift.Error> { .failure(error) }
}

@frozen public enum MaybeEvent<Element> {
    case success(Element)
    case error(any Swift.Error)
    case completed
}

@frozen public enum CompletableEvent {
    case error(any Swift.Error)
    case completed
}

/// A value that can be an observable with a known number of elements.
public protocol PrimitiveSequenceType {
    associatedtype Trait
    associatedtype Element
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequenceType {
    /// The names of version 4.
    public typealias TraitType = Trait
    public typealias ElementType = Element
}

extension PrimitiveSequence: PrimitiveSequenceType {
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
    /// The only element; an error if there are none or several.
    public func asSingle() -> Single<Element> {
        let source = asObservable()
        return PrimitiveSequence(raw: source.only { $0.error(RxError.noElements) })
    }

    /// The only element, if there is one; an error if there are several.
    public func asMaybe() -> Maybe<Element> {
        let source = asObservable()
        return PrimitiveSequence(raw: source.only { $0.completed() })
    }

    private func only(_ none: @escaping (Sink<Element>) -> Void) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var only: Element?
            return source.receive { event in
                switch event {
                case .next(let element):
                    guard only == nil else { return sink.error(RxError.moreThanOneElement) }
                    only = element
                case .error(let error): sink.error(error)
                case .completed:
                    guard let only else { return none(sink) }
                    sink.next(only)
                    sink.completed()
                }
            }
        }
    }
}

extension ObservableType where Element == Swift.Never {
    public func asCompletable() -> Completable { PrimitiveSequence(raw: operation { $0.on($1) }) }
}

extension PrimitiveSequence {
    public static func deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(raw: Observable.deferred { try observableFactory().asObservable() })
    }

    private func with(_ change: (Observable<Element>) -> Observable<Element>) -> PrimitiveSequence {
        PrimitiveSequence(raw: change(source))
    }

    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
        with { $0.delay(dueTime, scheduler: scheduler) }
    }
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> PrimitiveSequence
    {
        with { $0.delaySubscription(dueTime, scheduler: scheduler) }
    }
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
        with { $0.observe(on: scheduler) }
    }
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
        with { $0.subscribe(on: scheduler) }
    }
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
        observe(on: scheduler)
    }
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
        subscribe(on: scheduler)
    }
    public func `catch`(_ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence)
        -> PrimitiveSequence
    {
        with { $0.catch { try handler($0).source } }
    }
    public func catchError(_ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence)
        -> PrimitiveSequence
    {
        self.catch(handler)
    }
    public func retry() -> PrimitiveSequence { with { $0.retry() } }
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence { with { $0.retry(maxAttemptCount) } }
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence {
        with { $0.retry(when: notificationHandler) }
    }
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence {
        with { $0.retry(when: notificationHandler) }
    }
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> PrimitiveSequence {
        retry(when: notificationHandler)
    }
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence {
        with { $0.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) }
    }
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence
    ) -> PrimitiveSequence {
        PrimitiveSequence(
            raw: Observable.using(resourceFactory) { try primitiveSequenceFactory($0).asObservable() })
    }
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
        with { $0.timeout(dueTime, scheduler: scheduler) }
    }
    public func timeout(_ dueTime: RxTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType)
        -> PrimitiveSequence
    {
        with { $0.timeout(dueTime, other: other.source, scheduler: scheduler) }
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<SingleTrait, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
        guard !collection.isEmpty else {
            return PrimitiveSequence<Trait, Result>(raw: .deferred { .just(try resultSelector([])) })
        }
        return PrimitiveSequence<Trait, Result>(
            raw: Observable<Result>.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> PrimitiveSequence<
        Trait, [Element]
    >
    where Collection.Element == PrimitiveSequence<Trait, Element> {
        zip(collection) { $0 }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    public static func zip<each Source>(_ source: repeat PrimitiveSequence<SingleTrait, each Source>)
        -> PrimitiveSequence<SingleTrait, (repeat each Source)>
    {
        PrimitiveSequence<SingleTrait, (repeat each Source)>.zip(repeat each source) {
            (element: repeat each Source) in
            (repeat each element)
        }
    }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    public static func zip<each Source>(
        _ source: repeat PrimitiveSequence<MaybeTrait, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    public static func zip<each Source>(_ source: repeat PrimitiveSequence<MaybeTrait, each Source>)
        -> PrimitiveSequence<MaybeTrait, (repeat each Source)>
    {
        PrimitiveSequence<MaybeTrait, (repeat each Source)>.zip(repeat each source) {
            (element: repeat each Source) in
            (repeat each element)
        }
    }
}

// MARK: Single

extension PrimitiveSequenceType where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    private var observable: Observable<Element> { primitiveSequence.source }

    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<
        Element
    > {
        PrimitiveSequence(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            })
    }

    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        let stop = Once()
        return observable.subscribe { event in
            switch event {
            case .next(let element): if stop.set() { observer(.success(element)) }
            case .error(let error): if stop.set() { observer(.failure(error)) }
            case .completed: precondition(stop.isSet, "a single cannot complete without an element")
            }
        }
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .failure(let error):
                if let onFailure { onFailure(error) } else { Hooks.defaultErrorHandler([], error) }
            }
            disposable.dispose()
        }
        return Disposables.create(subscription, disposable)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
            onFailure: { [weak object] error in if let object { onFailure?(object, error) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    /// The label of version 5.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Swift.Error) -> Void,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
    }

    public static func just(_ element: Element) -> Single<Element> { PrimitiveSequence(raw: .just(element)) }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }
    public static func error(_ error: any Swift.Error) -> Single<Element> {
        PrimitiveSequence(raw: .error(error))
    }
    public static func never() -> Single<Element> { PrimitiveSequence(raw: .never()) }

    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: observable.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: observable.filter(predicate))
    }
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(raw: observable.map(transform))
    }
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: observable.compactMap(transform))
    }
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(raw: observable.flatMap(selector))
    }
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>
    {
        Maybe<Result>(raw: observable.flatMap(selector))
    }
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: observable.flatMap(selector))
    }
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: observable.catchAndReturn(element))
    }
    public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }
    public func asMaybe() -> Maybe<Element> { Maybe(raw: observable) }
    public func asCompletable() -> Completable { observable.ignoreElements().asCompletable() }
}

// MARK: Maybe

extension PrimitiveSequenceType where Trait == MaybeTrait {
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    private var observable: Observable<Element> { primitiveSequence.source }

    public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        let stop = Once()
        return observable.subscribe { event in
            guard stop.set() else { return }
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .error(let error):
                if let onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
            case .completed: onCompleted?()
            }
            disposable.dispose()
        }
        return Disposables.create(subscription, disposable)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: .just(element, scheduler: scheduler))
    }
    public static func error(_ error: any Swift.Error) -> Maybe<Element> {
        PrimitiveSequence(raw: .error(error))
    }
    public static func never() -> Maybe<Element> { PrimitiveSequence(raw: .never()) }
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: observable.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: observable.filter(predicate))
    }
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(raw: observable.map(transform))
    }
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: observable.compactMap(transform))
    }
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: observable.flatMap(selector))
    }
    public func flatMapSingle<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<
        Result
    > {
        Single<Result>(raw: observable.flatMap(selector))
    }
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: observable.flatMap(selector))
    }
    public func ifEmpty(default element: Element) -> Single<Element> {
        Single(raw: observable.ifEmpty(default: element))
    }
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: observable.ifEmpty(switchTo: other.source))
    }
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: observable.ifEmpty(switchTo: other.source))
    }
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: observable.catchAndReturn(element))
    }
    public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> { catchAndReturn(element) }
    public func asCompletable() -> Completable { observable.ignoreElements().asCompletable() }
}

// MARK: Completable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    private var observable: Observable<Swift.Never> { primitiveSequence.source }

    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable)
        -> Completable
    {
        PrimitiveSequence(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        let stop = Once()
        return observable.subscribe { event in
            guard stop.set() else { return }
            if case .error(let error) = event { observer(.error(error)) } else { observer(.completed) }
        }
    }

    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let subscription = subscribe { event in
            switch event {
            case .error(let error):
                if let onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
            case .completed: onCompleted?()
            }
            disposable.dispose()
        }
        return Disposables.create(subscription, disposable)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object, onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    public static func error(_ error: any Swift.Error) -> Completable {
        PrimitiveSequence(raw: .error(error))
    }
    public static func never() -> Completable { PrimitiveSequence(raw: .never()) }
    public static func empty() -> Completable { Completable(raw: .empty()) }

    public func `do`(
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: observable.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    public func concat(_ second: Completable) -> Completable { Completable.concat(primitiveSequence, second) }
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: Observable.concat(sequence.lazy.map { $0.asObservable() }))
    }
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: Observable.concat(collection.map { $0.asObservable() }))
    }
    public static func concat(_ sources: Completable...) -> Completable {
        Completable(raw: Observable.concat(sources.map { $0.asObservable() }))
    }
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: Observable.merge(sources.map { $0.asObservable() }))
    }
    public static func zip(_ sources: Completable...) -> Completable {
        Completable(raw: Observable.merge(sources.map { $0.asObservable() }))
    }
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(sources)
    }
    public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: then(second.asObservable()))
    }
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: then(second.asObservable()))
    }
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: then(second.asObservable()))
    }
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { then(second) }

    private func then<Next>(_ second: Observable<Next>) -> Observable<Next> {
        let first = observable
        return Producer { sink in
            let subscription = SerialDisposable()
            let initial = SingleAssignmentDisposable()
            subscription.disposable = initial
            initial.setDisposable(
                first.receive { event in
                    switch event {
                    case .next: break
                    case .error(let error): sink.error(error)
                    case .completed: subscription.disposable = second.receive(sink.on)
                    }
                })
            return subscription
        }
    }
}
