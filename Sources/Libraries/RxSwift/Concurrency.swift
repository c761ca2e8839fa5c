extension ObservableConvertibleType {
    /// The elements, for an asynchronous loop.
    public var values: AsyncThrowingStream<Element, any Swift.Error> {
        AsyncThrowingStream { continuation in
            nonisolated(unsafe) let subscription = asObservable().subscribe(
                onNext: { element in
                    nonisolated(unsafe) let element = element
                    continuation.yield(element)
                },
                onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            continuation.onTermination = { @Sendable _ in subscription.dispose() }
        }
    }
}

extension AsyncSequence {
    /// Returns an observable of the elements.
    public func asObservable(priority: TaskPriority? = nil, detached: Bool = false) -> Observable<Element> {
        nonisolated(unsafe) let sequence = self
        return Observable.create { observer in
            nonisolated(unsafe) let observer = observer
            return AsynchronousWork.start(priority, isDetached: detached) {
                do {
                    for try await element in sequence { observer.onNext(element) }
                    observer.onCompleted()
                } catch { observer.onError(error) }
            }
        }
    }
}

extension InfallibleType {
    /// The elements, for an asynchronous loop.
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            nonisolated(unsafe) let subscription = asObservable().subscribe(
                onNext: { element in
                    nonisolated(unsafe) let element = element
                    continuation.yield(element)
                }, onCompleted: { continuation.finish() })
            continuation.onTermination = { @Sendable _ in subscription.dispose() }
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element.
    public var value: Element {
        get async throws {
            let disposable = SingleAssignmentDisposable()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let stop = Once()
                    disposable.setDisposable(
                        subscribe(
                            onSuccess: { element in
                                nonisolated(unsafe) let element = element
                                if stop.set() { continuation.resume(returning: element) }
                            }, onFailure: { if stop.set() { continuation.resume(throwing: $0) } },
                            onDisposed: {
                                if stop.set() { continuation.resume(throwing: CancellationError()) }
                            }))
                }
            } onCancel: {
                disposable.dispose()
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element; nil if there is none.
    public var value: Element? {
        get async throws {
            let disposable = SingleAssignmentDisposable()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let stop = Once()
                    disposable.setDisposable(
                        subscribe(
                            onSuccess: { element in
                                nonisolated(unsafe) let element = element
                                if stop.set() { continuation.resume(returning: element) }
                            }, onError: { if stop.set() { continuation.resume(throwing: $0) } },
                            onCompleted: { if stop.set() { continuation.resume(returning: nil) } },
                            onDisposed: {
                                if stop.set() { continuation.resume(throwing: CancellationError()) }
                            }))
                }
            } onCancel: {
                disposable.dispose()
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Returns when the observable completes.
    public var value: Void {
        get async throws {
            let disposable = SingleAssignmentDisposable()
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let stop = Once()
                    disposable.setDisposable(
                        subscribe(
                            onCompleted: { if stop.set() { continuation.resume() } },
                            onError: { if stop.set() { continuation.resume(throwing: $0) } },
                            onDisposed: {
                                if stop.set() { continuation.resume(throwing: CancellationError()) }
                            }))
                }
            } onCancel: {
                disposable.dispose()
            }
        }
    }
}

enum AsynchronousWork {
    /// Starts a task, which is cancelled when it is disposed of.
    static func start(
        _ priority: TaskPriority?, isDetached: Bool, _ work: @escaping @Sendable () async -> Void
    ) -> any Disposable {
        let task =
            isDetached
            ? Task.detached(priority: priority, operation: work) : Task(priority: priority, operation: work)
        return Disposables.create { task.cancel() }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Returns the result of an asynchronous function.
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @Sendable @escaping () async throws -> Element
    ) -> Single<Element> {
        create { single in
            nonisolated(unsafe) let single = single
            return AsynchronousWork.start(priority, isDetached: detached) {
                do { single(.success(try await work())) } catch { single(.failure(error)) }
            }
        }
    }
}
