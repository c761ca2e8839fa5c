import Foundation

extension ObservableType {
    // MARK: Errors

    public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<
        Element
    > {
        let source = asObservable()
        return Producer { sink in
            let subscription = SerialDisposable()
            let first = SingleAssignmentDisposable()
            subscription.disposable = first
            first.setDisposable(
                source.receive { event in
                    guard case .error(let error) = event else { return sink.on(event) }
                    sink.attempt { subscription.disposable = try handler(error).receive(sink.on) }
                })
            return subscription
        }
    }

    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }

    public func retry() -> Observable<Element> {
        Observable.chain(Swift.sequence(first: asObservable()) { $0 }, afterError: true)
    }
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        Observable.chain(
            Swift.repeatElement(asObservable(), count: max(maxAttemptCount, 0)), afterError: true)
    }

    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retry({ $0 }, notificationHandler)
    }

    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retry({ $0 as? Error }, notificationHandler)
    }

    private func retry<Trigger: ObservableType, Failure>(
        _ failure: @escaping (any Swift.Error) -> Failure?,
        _ handler: @escaping (Observable<Failure>) -> Trigger
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let errors = PublishSubject<Failure>()
            let triggers = PublishSubject<Trigger.Element>()
            let subscription = SerialDisposable()
            let waiting = SerialDisposable()
            var isRunning = false
            var isWanted = false
            /// Subscribes to the source, again and again without growing the stack.
            func subscribe() {
                isWanted = true
                guard !isRunning else { return }
                isRunning = true
                defer { isRunning = false }
                while isWanted, !sink.isDisposed {
                    isWanted = false
                    let inner = SingleAssignmentDisposable()
                    subscription.disposable = inner
                    inner.setDisposable(source.receive { receive($0, inner) })
                }
            }
            func receive(_ event: Event<Element>, _ inner: SingleAssignmentDisposable) {
                guard case .error(let error) = event, let failure = failure(error) else {
                    return sink.on(event)
                }
                inner.dispose()
                let trigger = SingleAssignmentDisposable()
                waiting.disposable = trigger
                trigger.setDisposable(
                    triggers.receive { event in
                        guard sink.element(event) != nil else { return }
                        trigger.dispose()
                        subscribe()
                    })
                errors.onNext(failure)
            }
            let trigger = handler(errors).asObservable().subscribe(triggers)
            subscribe()
            return Disposables.create(trigger, waiting, subscription)
        }
    }

    // MARK: Side effects

    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            onSubscribe?()
            let subscription = source.receive { event in
                sink.attempt {
                    switch event {
                    case .next(let element): try onNext?(element)
                    case .error(let error): try onError?(error)
                    case .completed: try onCompleted?()
                    }
                    sink.on(event)
                    switch event {
                    case .next(let element): try afterNext?(element)
                    case .error(let error): try afterError?(error)
                    case .completed: try afterCompleted?()
                    }
                }
            }
            onSubscribed?()
            return Disposables.create {
                subscription.dispose()
                onDispose?()
            }
        }
    }

    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let name =
            identifier ?? "\((file as NSString).lastPathComponent):\(line) (\(function))"
        let source = asObservable()
        func log(_ text: String) { print("\(Date()): \(name) -> \(text)") }
        return Producer { sink in
            log("subscribed")
            let subscription = source.receive { event in
                let text = "\(event)"
                let limit = 40
                let isTrimmed = trimOutput && text.count > limit
                log(
                    "Event \(isTrimmed ? text.prefix(limit / 2) + "..." + text.suffix(limit / 2) : text[...])"
                )
                sink.on(event)
            }
            return Disposables.create {
                log("isDisposed")
                subscription.dispose()
            }
        }
    }

    // MARK: Names of version 5

    public func catchError(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        self.catch(handler)
    }
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retry(when: notificationHandler)
    }
    public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
        _ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retry(when: notificationHandler)
    }
}
