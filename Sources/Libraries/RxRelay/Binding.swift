import RxSwift

extension ObservableType {
    private func bind(_ accept: [(Element) -> Void]) -> any Disposable {
        subscribe { event in
            switch event {
            case .next(let element): for accept in accept { accept(element) }
            case .error(let error): Hooks.defaultErrorHandler([], error)
            case .completed: break
            }
        }
    }

    public func bind(to relays: PublishRelay<Element>...) -> any Disposable { bind(relays.map { $0.accept }) }
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind(relays.map { relay in { relay.accept($0) } })
    }
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind(relays.map { $0.accept })
    }
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind(relays.map { relay in { relay.accept($0) } })
    }
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable { bind(relays.map { $0.accept }) }
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind(relays.map { relay in { relay.accept($0) } })
    }
}

extension InfallibleType {
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
    }
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
    }
}
