import Foundation

extension ObservableType {
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let timer = SerialDisposable()
            var latest: Element?
            var number = 0
            let subscription = source.receive { event in
                sink.lock.lock()
                defer { sink.lock.unlock() }
                switch event {
                case .next(let element):
                    number += 1
                    latest = element
                    let next = SingleAssignmentDisposable()
                    timer.disposable = next
                    next.setDisposable(
                        scheduler.scheduleRelative(number, dueTime: dueTime) { identifier in
                            sink.lock.withLock {
                                if identifier == number, let element = latest {
                                    latest = nil
                                    sink.next(element)
                                }
                            }
                            return Disposables.create()
                        })
                case .error(let error): sink.error(error)
                case .completed:
                    if let element = latest {
                        latest = nil
                        sink.next(element)
                    }
                    sink.completed()
                }
            }
            return Disposables.create(subscription, timer)
        }
    }

    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        let source = asObservable()
        return Producer { sink in
            let timer = SerialDisposable()
            var unsent: Element?
            var lastTime: RxTime?
            var isStopped = false
            func send(_ element: Element) {
                unsent = nil
                lastTime = scheduler.now
                sink.next(element)
            }
            let subscription = SingleAssignmentDisposable()
            func receive(_ event: Event<Element>) {
                sink.lock.lock()
                defer { sink.lock.unlock() }
                switch event {
                case .next(let element):
                    let rest =
                        lastTime.map { dueTime.seconds - max(scheduler.now.timeIntervalSince($0), 0) } ?? 0
                    // Dates have fractions of a microsecond.
                    guard rest > 1e-6 else { return send(element) }
                    guard latest else { return }
                    let isWaiting = unsent != nil
                    unsent = element
                    guard !isWaiting else { return }
                    let next = SingleAssignmentDisposable()
                    timer.disposable = next
                    next.setDisposable(
                        scheduler.scheduleRelative((), dueTime: RxTimeInterval(ofSeconds: rest)) {
                            sink.lock.withLock {
                                if let element = unsent { send(element) }
                                if isStopped { sink.completed() }
                            }
                            return Disposables.create()
                        })
                case .error(let error): sink.error(error)
                case .completed:
                    guard unsent != nil else { return sink.completed() }
                    isStopped = true
                    subscription.dispose()
                }
            }
            subscription.setDisposable(source.receive(receive))
            return Disposables.create(subscription, timer)
        }
    }

    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let timer = SerialDisposable()
            var queue: [(time: RxTime, event: Event<Element>)] = []
            var isRunning = false
            func deliver(after delay: RxTimeInterval) {
                let next = SingleAssignmentDisposable()
                timer.disposable = next
                next.setDisposable(
                    scheduler.scheduleRelative((), dueTime: delay) {
                        run()
                        return Disposables.create()
                    })
            }
            func run() {
                sink.lock.lock()
                guard !queue.isEmpty else {
                    isRunning = false
                    return sink.lock.unlock()
                }
                let first = queue.removeFirst()
                sink.lock.unlock()
                sink.on(first.event)
                sink.lock.lock()
                guard let next = queue.first else {
                    isRunning = false
                    return sink.lock.unlock()
                }
                sink.lock.unlock()
                let rest = dueTime.seconds - scheduler.now.timeIntervalSince(next.time)
                deliver(after: RxTimeInterval(ofSeconds: max(rest, 0)))
            }
            let subscription = SingleAssignmentDisposable()
            subscription.setDisposable(
                source.receive { event in
                    sink.lock.lock()
                    if case .error(let error) = event {
                        queue = []
                        sink.lock.unlock()
                        return sink.error(error)
                    }
                    queue.append((scheduler.now, event))
                    let isFirst = !isRunning
                    isRunning = true
                    sink.lock.unlock()
                    if event.isCompleted { subscription.dispose() }
                    if isFirst { deliver(after: dueTime) }
                })
            return Disposables.create(subscription, timer)
        }
    }

    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<
        Element
    > {
        let source = asObservable()
        return Producer { sink in
            scheduler.scheduleRelative((), dueTime: dueTime) { source.receive(sink.on) }
        }
    }

    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Element == Source.Element {
        let source = asObservable()
        return Producer { sink in
            let timer = SerialDisposable()
            let subscription = SerialDisposable()
            let original = SingleAssignmentDisposable()
            subscription.disposable = original
            var number = 0
            var isSwitched = false
            func startTimer() {
                guard !isSwitched else { return }
                let next = SingleAssignmentDisposable()
                timer.disposable = next
                next.setDisposable(
                    scheduler.scheduleRelative(number, dueTime: dueTime) { identifier in
                        let isLate = sink.lock.withLock {
                            isSwitched = isSwitched || identifier == number
                            return isSwitched
                        }
                        if isLate { subscription.disposable = other.receive(sink.on) }
                        return Disposables.create()
                    })
            }
            startTimer()
            original.setDisposable(
                source.receive { event in
                    let isCurrent = sink.lock.withLock {
                        guard !isSwitched else { return false }
                        number += 1
                        return true
                    }
                    guard isCurrent else { return }
                    sink.on(event)
                    if !event.isStopEvent { startTimer() }
                })
            return Disposables.create(subscription, timer)
        }
    }

    // MARK: Schedulers

    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let worker = SerialDisposable()
            var queue: [Event<Element>] = []
            var isRunning = false
            let subscription = source.receive { event in
                let isFirst = sink.lock.withLock {
                    queue.append(event)
                    defer { isRunning = true }
                    return !isRunning
                }
                guard isFirst else { return }
                worker.disposable = scheduler.scheduleRecursive(()) { _, recurse in
                    let event: Event<Element>? = sink.lock.withLock {
                        guard !queue.isEmpty else {
                            isRunning = false
                            return nil
                        }
                        return queue.removeFirst()
                    }
                    guard let event else { return }
                    sink.on(event)
                    let hasMore = sink.lock.withLock {
                        if queue.isEmpty { isRunning = false }
                        return isRunning
                    }
                    if hasMore { recurse(()) }
                }
            }
            return Disposables.create(subscription, worker)
        }
    }

    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let subscription = SerialDisposable()
            let scheduled = SingleAssignmentDisposable()
            subscription.disposable = scheduled
            scheduled.setDisposable(
                scheduler.schedule(()) {
                    let inner = source.receive(sink.on)
                    subscription.disposable = ScheduledDisposable(scheduler: scheduler, disposable: inner)
                    return Disposables.create()
                })
            return subscription
        }
    }

    // MARK: Names of version 5

    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        observe(on: scheduler)
    }
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribe(on: scheduler)
    }

    // MARK: Seconds of version 4

    @_disfavoredOverload
    public func debounce(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        debounce(RxTimeInterval(ofSeconds: dueTime), scheduler: scheduler)
    }
    @_disfavoredOverload
    public func throttle(_ dueTime: TimeInterval, latest: Bool = true, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        throttle(RxTimeInterval(ofSeconds: dueTime), latest: latest, scheduler: scheduler)
    }
    @_disfavoredOverload
    public func delay(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delay(RxTimeInterval(ofSeconds: dueTime), scheduler: scheduler)
    }
    @_disfavoredOverload
    public func delaySubscription(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<
        Element
    > {
        delaySubscription(RxTimeInterval(ofSeconds: dueTime), scheduler: scheduler)
    }
    @_disfavoredOverload
    public func timeout(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(RxTimeInterval(ofSeconds: dueTime), scheduler: scheduler)
    }
}
