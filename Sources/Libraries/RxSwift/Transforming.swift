import Foundation

extension ObservableType {
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        elements { $0.next(try transform($1)) }
    }

    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        elements { if let result = try transform($1) { $0.next(result) } }
    }

    public func enumerated() -> Observable<(index: Int, element: Element)> {
        let source = asObservable()
        return Producer { sink in
            var index = 0
            return source.receive { event in
                guard let element = sink.element(event) else { return }
                sink.next((index, element))
                index += 1
            }
        }
    }

    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }

    public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<
        A
    > {
        let source = asObservable()
        return Producer { sink in
            var result = seed
            return source.receive { event in
                guard let element = sink.element(event) else { return }
                sink.attempt {
                    try accumulator(&result, element)
                    sink.next(result)
                }
            }
        }
    }

    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        reduce(seed, accumulator: accumulator) { $0 }
    }

    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Producer { sink in
            var result = seed
            return source.receive { event in
                sink.attempt {
                    switch event {
                    case .next(let element): result = try accumulator(result, element)
                    case .error(let error): sink.error(error)
                    case .completed:
                        sink.next(try mapResult(result))
                        sink.completed()
                    }
                }
            }
        }
    }

    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: reduce(into: []) { $0.append($1) })
    }

    private func reduce<A>(into seed: A, _ add: @escaping (inout A, Element) -> Void) -> Observable<A> {
        let source = asObservable()
        return Producer { sink in
            var result = seed
            return source.receive { event in
                switch event {
                case .next(let element): add(&result, element)
                case .error(let error): sink.error(error)
                case .completed:
                    sink.next(result)
                    sink.completed()
                }
            }
        }
    }

    public func materialize() -> Observable<Event<Element>> {
        operation { sink, event in
            sink.next(event)
            if event.isStopEvent { sink.completed() }
        }
    }

    public func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key)
        -> Observable<GroupedObservable<Key, Element>>
    {
        let source = asObservable()
        return Producer { sink in
            let inner = SingleAssignmentDisposable()
            let counted = RefCountDisposable(disposable: inner)
            var groups: [Key: PublishSubject<Element>] = [:]
            func end(_ event: Event<Element>) {
                for group in groups.values { group.on(event) }
            }
            inner.setDisposable(
                source.receive { event in
                    switch event {
                    case .next(let element):
                        do {
                            let key = try keySelector(element)
                            if let group = groups[key] { return group.onNext(element) }
                            let group = PublishSubject<Element>()
                            groups[key] = group
                            sink.next(GroupedObservable(key: key, source: group.keeping(counted)))
                            group.onNext(element)
                        } catch {
                            end(.error(error))
                            sink.error(error)
                        }
                    case .error(let error):
                        end(.error(error))
                        sink.error(error)
                    case .completed:
                        end(.completed)
                        sink.completed()
                    }
                })
            return counted
        }
    }

    /// Returns the observable, whose subscriptions keep a resource.
    fileprivate func keeping(_ counted: RefCountDisposable) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let kept = counted.retain()
            return Disposables.create(kept, source.receive(sink.on))
        }
    }

    public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
        -> Observable<Observable<Element>>
    {
        let source = asObservable()
        return Producer { sink in
            let timer = SerialDisposable()
            let counted = RefCountDisposable(disposable: timer)
            let group = CompositeDisposable()
            var subject = PublishSubject<Element>()
            var size = 0
            var windowID = 0
            func open() {
                subject = PublishSubject<Element>()
                sink.next(subject.keeping(counted))
            }
            func startTimer(_ identifier: Int) {
                guard !sink.isDisposed else { return }
                let next = SingleAssignmentDisposable()
                timer.disposable = next
                next.setDisposable(
                    scheduler.scheduleRelative(identifier, dueTime: timeSpan) { identifier in
                        sink.lock.lock()
                        defer { sink.lock.unlock() }
                        guard identifier == windowID else { return Disposables.create() }
                        (size, windowID) = (0, windowID + 1)
                        subject.onCompleted()
                        open()
                        startTimer(windowID)
                        return Disposables.create()
                    })
            }
            sink.next(subject.keeping(counted))
            startTimer(windowID)
            _ = group.insert(timer)
            _ = group.insert(
                source.receive { event in
                    sink.lock.lock()
                    defer { sink.lock.unlock() }
                    switch event {
                    case .next(let element):
                        subject.onNext(element)
                        size += 1
                        guard size == count else { return }
                        (size, windowID) = (0, windowID + 1)
                        subject.onCompleted()
                        open()
                        startTimer(windowID)
                    case .error(let error):
                        subject.onError(error)
                        sink.error(error)
                    case .completed:
                        subject.onCompleted()
                        sink.completed()
                    }
                })
            return Disposables.create(group, counted)
        }
    }

    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<
        [Element]
    > {
        let source = asObservable()
        return Producer { sink in
            let timer = SerialDisposable()
            var elements: [Element] = []
            var windowID = 0
            func flush() {
                windowID += 1
                let full = elements
                elements = []
                sink.next(full)
                startTimer(windowID)
            }
            func startTimer(_ identifier: Int) {
                guard !sink.isDisposed else { return }
                let next = SingleAssignmentDisposable()
                timer.disposable = next
                next.setDisposable(
                    scheduler.scheduleRelative(identifier, dueTime: timeSpan) { identifier in
                        sink.lock.lock()
                        defer { sink.lock.unlock() }
                        if identifier == windowID { flush() }
                        return Disposables.create()
                    })
            }
            startTimer(windowID)
            let subscription = source.receive { event in
                sink.lock.lock()
                defer { sink.lock.unlock() }
                switch event {
                case .next(let element):
                    elements.append(element)
                    if elements.count == count { flush() }
                case .error(let error): sink.error(error)
                case .completed:
                    sink.next(elements)
                    sink.completed()
                }
            }
            return Disposables.create(timer, subscription)
        }
    }

    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let source = asObservable()
        return Producer { [weak obj] sink in
            source.receive { event in
                guard let element = sink.element(event) else { return }
                guard let obj else { return sink.completed() }
                sink.next(resultSelector(obj, element))
            }
        }
    }

    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }

    /// The type of version 5.
    @_disfavoredOverload
    public func ignoreElements() -> Completable { PrimitiveSequence(raw: ignoreElements()) }

    public func ignoreElements() -> Observable<Never> {
        operation { sink, event in
            switch event {
            case .next: break
            case .error(let error): sink.error(error)
            case .completed: sink.completed()
            }
        }
    }
}

extension ObservableType where Element: EventConvertible {
    public func dematerialize() -> Observable<Element.Element> {
        elements { $0.on($1.event) }
    }
}

/// A value of data that are decoded.
public protocol DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder)
        -> Observable<Item>
    {
        map { try decoder.decode(type, from: $0) }
    }
}

/// The elements with the same key.
public struct GroupedObservable<Key, Element>: ObservableType {
    public let key: Key
    private let source: Observable<Element>

    public init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }
    public func asObservable() -> Observable<Element> { source }
}
