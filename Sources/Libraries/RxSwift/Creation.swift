import Foundation

extension ObservableType {
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<
        Element
    > {
        Producer { sink in
            let stop = Once()
            return subscribe(
                AnyObserver { event in
                    if event.isStopEvent ? stop.set() : !stop.isSet { sink.on(event) }
                })
        }
    }

    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>)
        -> Observable<Element>
    {
        Producer { sink in
            do { return try observableFactory().receive(sink.on) } catch {
                sink.error(error)
                return Disposables.create()
            }
        }
    }

    public static func just(_ element: Element) -> Observable<Element> {
        Producer { sink in
            sink.next(element)
            sink.completed()
            return Disposables.create()
        }
    }

    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element>
    {
        Producer { sink in
            scheduler.schedule(element) { element in
                sink.next(element)
                return scheduler.schedule(()) {
                    sink.completed()
                    return Disposables.create()
                }
            }
        }
    }

    public static func empty() -> Observable<Element> {
        Producer { sink in
            sink.completed()
            return Disposables.create()
        }
    }

    public static func never() -> Observable<Element> { Producer { _ in Disposables.create() } }

    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Producer { sink in
            sink.error(error)
            return Disposables.create()
        }
    }

    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { just($0) } ?? empty()
    }
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element>
    {
        Producer { sink in
            scheduler.schedule(optional) { element in
                guard let element else {
                    sink.completed()
                    return Disposables.create()
                }
                sink.next(element)
                return scheduler.schedule(()) {
                    sink.completed()
                    return Disposables.create()
                }
            }
        }
    }

    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        sequence(array, scheduler)
    }

    public static func from<S: Swift.Sequence>(
        _ sequence: S, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where S.Element == Element {
        self.sequence(sequence, scheduler)
    }

    private static func sequence<S: Swift.Sequence>(_ sequence: S, _ scheduler: any ImmediateSchedulerType)
        -> Observable<Element> where S.Element == Element
    {
        Producer { sink in
            var iterator = sequence.makeIterator()
            return scheduler.scheduleRecursive(()) { _, recurse in
                if let element = iterator.next() {
                    sink.next(element)
                    recurse(())
                } else {
                    sink.completed()
                }
            }
        }
    }

    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Producer { sink in
            var state = initialState
            return scheduler.scheduleRecursive(true) { isFirst, recurse in
                sink.attempt {
                    if !isFirst { state = try iterate(state) }
                    guard try condition(state) else { return sink.completed() }
                    sink.next(state)
                    recurse(false)
                }
            }
        }
    }

    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Producer { sink in
            scheduler.scheduleRecursive(()) { _, recurse in
                sink.next(element)
                recurse(())
            }
        }
    }

    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Producer { sink in
            var resource: any Disposable = Disposables.create()
            do {
                let made = try resourceFactory()
                resource = made
                return Disposables.create(try observableFactory(made).receive(sink.on), resource)
            } catch {
                return Disposables.create(Observable<Element>.error(error).receive(sink.on), resource)
            }
        }
    }
}

extension ObservableType where Element: FixedWidthInteger {
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        precondition(count >= 0, "count can't be negative")
        precondition(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow, "overflow of the range")
        return Producer { sink in
            scheduler.scheduleRecursive(0 as Element) { index, recurse in
                guard index < count else { return sink.completed() }
                sink.next(start + index)
                recurse(index + 1)
            }
        }
    }

    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
    {
        timer(period, period: period, scheduler: scheduler)
    }

    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    )
        -> Observable<Element>
    {
        guard let period else {
            return Producer { sink in
                scheduler.scheduleRelative((), dueTime: dueTime) {
                    sink.next(0)
                    sink.completed()
                    return Disposables.create()
                }
            }
        }
        return Producer { sink in
            scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { number in
                sink.lock.lock()
                defer { sink.lock.unlock() }
                guard !sink.isDisposed else { return number }
                sink.next(number)
                return number &+ 1
            }
        }
    }

    /// Seconds of version 4.
    @_disfavoredOverload
    public static func interval(_ period: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        interval(RxTimeInterval(ofSeconds: period), scheduler: scheduler)
    }
    @_disfavoredOverload
    public static func timer(
        _ dueTime: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
    )
        -> Observable<Element>
    {
        timer(
            RxTimeInterval(ofSeconds: dueTime), period: period.map { RxTimeInterval(ofSeconds: $0) },
            scheduler: scheduler)
    }
}
