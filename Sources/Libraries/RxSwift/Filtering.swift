import Foundation

extension ObservableType {
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        elements { if try predicate($1) { $0.next($1) } }
    }

    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) throws -> Key)
        -> Observable<Element>
    {
        distinctUntilChanged(keySelector) { $0 == $1 }
    }

    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<
        Element
    > {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var last: K?
            return source.receive { event in
                guard let element = sink.element(event) else { return }
                sink.attempt {
                    let key = try keySelector(element)
                    if let last, try comparer(last, key) { return }
                    last = key
                    sink.next(element)
                }
            }
        }
    }

    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
        -> Observable<Element>
    {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }

    // MARK: Taking

    public func take(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return .empty() }
        let source = asObservable()
        return Producer { sink in
            var remaining = count
            return source.receive { event in
                guard remaining > 0, let element = sink.element(event) else { return }
                remaining -= 1
                sink.next(element)
                if remaining == 0 { sink.completed() }
            }
        }
    }

    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let timer = scheduler.scheduleRelative((), dueTime: duration) {
                sink.lock.withLock { sink.completed() }
                return Disposables.create()
            }
            return Disposables.create(
                timer, source.receive { event in sink.lock.withLock { sink.on(event) } })
        }
    }

    public func takeLast(_ count: Int) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var elements: [Element] = []
            return source.receive { event in
                switch event {
                case .next(let element):
                    elements.append(element)
                    if elements.count > count { elements.removeFirst() }
                case .error(let error): sink.error(error)
                case .completed:
                    for element in elements { sink.next(element) }
                    sink.completed()
                }
            }
        }
    }

    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let ender = SingleAssignmentDisposable()
            ender.setDisposable(
                other.receive { event in
                    sink.lock.withLock {
                        switch event {
                        case .next: sink.completed()
                        case .error(let error): sink.error(error)
                        case .completed: ender.dispose()
                        }
                    }
                })
            return Disposables.create(
                ender, source.receive { event in sink.lock.withLock { sink.on(event) } })
        }
    }

    public func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive)
        -> Observable<Element>
    {
        elements { sink, element in
            let isEnd = try predicate(element)
            if !isEnd || behavior == .inclusive { sink.next(element) }
            if isEnd { sink.completed() }
        }
    }

    public func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive)
        -> Observable<Element>
    {
        take(until: { try !predicate($0) }, behavior: behavior)
    }

    // MARK: Skipping

    public func skip(_ count: Int) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var remaining = count
            return source.receive { event in
                guard let element = sink.element(event) else { return }
                if remaining > 0 { remaining -= 1 } else { sink.next(element) }
            }
        }
    }

    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let isOpen = Once()
            let timer = scheduler.scheduleRelative((), dueTime: duration) {
                _ = isOpen.set()
                return Disposables.create()
            }
            return Disposables.create(
                timer, source.receive { event in if isOpen.isSet || event.isStopEvent { sink.on(event) } })
        }
    }

    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isOpen = false
            return source.receive { event in
                guard let element = sink.element(event) else { return }
                sink.attempt {
                    if !isOpen { isOpen = try !predicate(element) }
                    if isOpen { sink.next(element) }
                }
            }
        }
    }

    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let opener = SingleAssignmentDisposable()
            var isOpen = false
            let subscription = source.receive { event in
                sink.lock.withLock {
                    switch event {
                    case .next: if isOpen { sink.on(event) }
                    case .error: sink.on(event)
                    case .completed:
                        if isOpen { sink.on(event) }
                        sink.dispose()
                    }
                }
            }
            opener.setDisposable(
                other.receive { event in
                    sink.lock.withLock {
                        switch event {
                        case .next:
                            isOpen = true
                            opener.dispose()
                        case .error(let error): sink.error(error)
                        case .completed: opener.dispose()
                        }
                    }
                })
            return Disposables.create(subscription, opener)
        }
    }

    // MARK: Choosing

    public func element(at index: Int) -> Observable<Element> {
        precondition(index >= 0, "index can't be negative")
        let source = asObservable()
        return Producer { sink in
            var remaining = index
            return source.receive { event in
                switch event {
                case .next(let element):
                    if remaining == 0 {
                        sink.next(element)
                        sink.completed()
                    }
                    remaining -= 1
                case .error(let error): sink.error(error)
                case .completed: sink.error(RxError.argumentOutOfRange)
                }
            }
        }
    }

    public func single() -> Observable<Element> { single { _ in true } }

    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var hasElement = false
            return source.receive { event in
                switch event {
                case .next(let element):
                    sink.attempt {
                        guard try predicate(element) else { return }
                        guard !hasElement else { return sink.error(RxError.moreThanOneElement) }
                        hasElement = true
                        sink.next(element)
                    }
                case .error(let error): sink.error(error)
                case .completed: if hasElement { sink.completed() } else { sink.error(RxError.noElements) }
                }
            }
        }
    }

    public func first() -> Single<Element?> {
        let source = asObservable()
        return PrimitiveSequence(
            raw: Producer { sink in
                source.receive { event in
                    switch event {
                    case .next(let element): sink.next(element)
                    case .error(let error): return sink.error(error)
                    case .completed: sink.next(nil)
                    }
                    sink.completed()
                }
            })
    }

    public func ifEmpty(default element: Element) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isEmpty = true
            return source.receive { event in
                if case .next = event { isEmpty = false }
                if isEmpty, event.isCompleted { sink.next(element) }
                sink.on(event)
            }
        }
    }

    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let subscription = SerialDisposable()
            let first = SingleAssignmentDisposable()
            subscription.disposable = first
            var isEmpty = true
            first.setDisposable(
                source.receive { event in
                    if case .next = event { isEmpty = false }
                    if isEmpty, event.isCompleted {
                        subscription.disposable = other.receive(sink.on)
                    } else {
                        sink.on(event)
                    }
                })
            return subscription
        }
    }

    // MARK: Names of version 5

    public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
        take(until: other)
    }
    public func takeUntil(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool)
        -> Observable<Element>
    {
        take(until: predicate, behavior: behavior)
    }
    public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        take(while: predicate)
    }
    public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }
    public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skip(while: predicate)
    }
    public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
        skip(until: other)
    }
    public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}

extension ObservableType where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}

/// The treatment of the last element.
public enum TakeBehavior {
    case inclusive
    case exclusive
}
