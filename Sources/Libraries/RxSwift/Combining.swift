import Foundation

extension ObservableType {
    /// Returns the elements of the observables that the function makes, at most a number of them at a time.
    func merged<Source: ObservableConvertibleType>(
        limit: Int, ignoresWhileBusy: Bool = false, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Producer { sink in
            let group = CompositeDisposable()
            var active = 0
            var isStopped = false
            var waiting: [Source] = []
            func subscribe(to inner: Source) {
                let disposable = SingleAssignmentDisposable()
                guard let key = group.insert(disposable) else { return }
                disposable.setDisposable(
                    inner.receive { event in
                        sink.lock.lock()
                        defer { sink.lock.unlock() }
                        guard event.isCompleted else { return sink.on(event) }
                        group.remove(for: key)
                        if waiting.isEmpty {
                            active -= 1
                            if active == 0, isStopped { sink.completed() }
                        } else {
                            subscribe(to: waiting.removeFirst())
                        }
                    })
            }
            let outer = SingleAssignmentDisposable()
            _ = group.insert(outer)
            outer.setDisposable(
                source.receive { event in
                    switch event {
                    case .next(let element):
                        sink.lock.lock()
                        if ignoresWhileBusy, active > 0 { return sink.lock.unlock() }
                        let inner: Source
                        do { inner = try selector(element) } catch {
                            sink.error(error)
                            return sink.lock.unlock()
                        }
                        guard active < limit else {
                            waiting.append(inner)
                            return sink.lock.unlock()
                        }
                        active += 1
                        sink.lock.unlock()
                        subscribe(to: inner)
                    case .error(let error): sink.lock.withLock { sink.error(error) }
                    case .completed:
                        sink.lock.withLock {
                            isStopped = true
                            if active == 0 { sink.completed() } else { outer.dispose() }
                        }
                    }
                })
            return group
        }
    }

    public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
        -> Observable<Source.Element>
    {
        merged(limit: .max, selector)
    }

    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    )
        -> Observable<Source.Element>
    {
        merged(limit: .max, ignoresWhileBusy: true, selector)
    }

    public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
        -> Observable<Source.Element>
    {
        merged(limit: 1, selector)
    }

    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    )
        -> Observable<Source.Element>
    {
        let source = asObservable()
        return Producer { sink in
            let inner = SerialDisposable()
            let outer = SingleAssignmentDisposable()
            var latest = 0
            var hasLatest = false
            var isStopped = false
            outer.setDisposable(
                source.receive { event in
                    switch event {
                    case .next(let element):
                        sink.lock.lock()
                        latest += 1
                        hasLatest = true
                        let number = latest
                        let selected: Source
                        do { selected = try selector(element) } catch {
                            sink.error(error)
                            return sink.lock.unlock()
                        }
                        sink.lock.unlock()
                        let disposable = SingleAssignmentDisposable()
                        inner.disposable = disposable
                        disposable.setDisposable(
                            selected.receive { event in
                                sink.lock.lock()
                                defer { sink.lock.unlock() }
                                switch event {
                                case .next, .error:
                                    if number == latest { sink.on(event) } else { disposable.dispose() }
                                case .completed:
                                    disposable.dispose()
                                    guard number == latest else { return }
                                    hasLatest = false
                                    if isStopped { sink.completed() }
                                }
                            })
                    case .error(let error): sink.lock.withLock { sink.error(error) }
                    case .completed:
                        sink.lock.withLock {
                            isStopped = true
                            outer.dispose()
                            if !hasLatest { sink.completed() }
                        }
                    }
                })
            return Disposables.create(outer, inner)
        }
    }

    // MARK: Merging and joining

    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Producer { sink in
            let group = CompositeDisposable()
            var active = sources.count
            guard active > 0 else {
                sink.completed()
                return group
            }
            for source in sources {
                let disposable = SingleAssignmentDisposable()
                guard let key = group.insert(disposable) else { break }
                disposable.setDisposable(
                    source.receive { event in
                        sink.lock.lock()
                        defer { sink.lock.unlock() }
                        guard event.isCompleted else { return sink.on(event) }
                        group.remove(for: key)
                        active -= 1
                        if active == 0 { sink.completed() }
                    })
            }
            return group
        }
    }

    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        chain(sequence, afterError: false)
    }
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        chain(collection, afterError: false)
    }
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        chain(sequence, afterError: true)
    }

    /// Subscribes to the sources one after another: where one completes, or else where one fails.
    static func chain<Sequence: Swift.Sequence>(
        _ sequence: Sequence, afterError: Bool
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        Producer { sink in
            let subscription = SerialDisposable()
            var iterator = sequence.makeIterator()
            var lastError: (any Swift.Error)?
            var isRunning = false
            var isWanted = true
            func advance() {
                isWanted = true
                guard !isRunning else { return }
                isRunning = true
                defer { isRunning = false }
                while isWanted, !sink.isDisposed {
                    isWanted = false
                    guard let source = iterator.next() else {
                        if let lastError { sink.error(lastError) } else { sink.completed() }
                        return
                    }
                    let disposable = SingleAssignmentDisposable()
                    subscription.disposable = disposable
                    disposable.setDisposable(
                        source.receive { event in
                            switch event {
                            case .next: sink.on(event)
                            case .error(let error):
                                guard afterError else { return sink.on(event) }
                                lastError = error
                                advance()
                            case .completed: if afterError { sink.on(event) } else { advance() }
                            }
                        })
                }
            }
            advance()
            return subscription
        }
    }

    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            for element in elements { sink.next(element) }
            return source.receive(sink.on)
        }
    }

    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        sequence.reduce(Observable<Element>.never()) { $0.amb($1) }
    }

    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        let sources = [asObservable(), right.asObservable()]
        return Producer { sink in
            let subscriptions = sources.map { _ in SingleAssignmentDisposable() }
            var winner: Int?
            for (index, source) in sources.enumerated() {
                subscriptions[index].setDisposable(
                    source.receive { event in
                        let wins = sink.lock.withLock {
                            guard winner == nil else { return winner == index }
                            winner = index
                            subscriptions[1 - index].dispose()
                            return true
                        }
                        if wins { sink.on(event) }
                    })
            }
            return Disposables.create(subscriptions)
        }
    }

    // MARK: Latest elements of others

    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        let source = asObservable()
        return Producer { sink in
            var latest: Source.Element?
            let other = SingleAssignmentDisposable()
            other.setDisposable(
                second.receive { event in
                    sink.lock.withLock {
                        switch event {
                        case .next(let element): latest = element
                        case .error(let error): sink.error(error)
                        case .completed: other.dispose()
                        }
                    }
                })
            let subscription = source.receive { event in
                sink.lock.withLock {
                    guard let element = sink.element(event), let latest else { return }
                    sink.attempt { sink.next(try resultSelector(element, latest)) }
                }
            }
            return Disposables.create(subscription, other)
        }
    }

    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<
        Source.Element
    > {
        withLatestFrom(second) { $1 }
    }

    public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<
        Element
    > {
        let source = asObservable()
        return Producer { sink in
            var latest: Element?
            var isAtEnd = false
            let main = SingleAssignmentDisposable()
            main.setDisposable(
                source.receive { event in
                    sink.lock.withLock {
                        switch event {
                        case .next(let element): latest = element
                        case .error(let error): sink.error(error)
                        case .completed:
                            isAtEnd = true
                            main.dispose()
                        }
                    }
                })
            let ticks = sampler.receive { event in
                sink.lock.withLock {
                    if case .error(let error) = event { return sink.error(error) }
                    if let element = latest ?? defaultValue {
                        latest = nil
                        sink.next(element)
                    }
                    if isAtEnd || event.isCompleted { sink.completed() }
                }
            }
            return Disposables.create(main, ticks)
        }
    }

    // MARK: Collections

    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = Array(collection)
        return Producer { sink in
            let cells = sources.map { _ in Cell<Collection.Element.Element>() }
            guard !cells.isEmpty else {
                sink.attempt { sink.next(try resultSelector([])) }
                sink.completed()
                return Disposables.create()
            }
            let combination = Combination(sink, count: cells.count, keepsElements: true, endsWithOthers: true)
            {
                sink.next(try resultSelector(try cells.map { try $0.latest() }))
            }
            return Disposables.create(
                Swift.zip(sources, cells).enumerated().map { index, pair in
                    combination.subscribe(to: pair.0, index, pair.1)
                })
        }
    }

    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<
        [Element]
    >
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }

    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = Array(collection)
        return Producer { sink in
            let cells = sources.map { _ in Cell<Collection.Element.Element>() }
            guard !cells.isEmpty else {
                sink.completed()
                return Disposables.create()
            }
            let combination = Combination(
                sink, count: cells.count, keepsElements: false, endsWithOthers: true
            ) {
                sink.next(try resultSelector(try cells.map { try $0.first() }))
            }
            return Disposables.create(
                Swift.zip(sources, cells).enumerated().map { index, pair in
                    combination.subscribe(to: pair.0, index, pair.1)
                })
        }
    }

    public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }

    // MARK: Several observables

    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        combination(of: repeat each source, keepsElements: true) {
            (cell: repeat Cell<(each Source).Element>) in
            try resultSelector(repeat try (each cell).latest())
        }
    }

    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        combination(of: repeat each source, keepsElements: false) {
            (cell: repeat Cell<(each Source).Element>) in
            try resultSelector(repeat try (each cell).first())
        }
    }
}

/// The elements of several observables, to which a combination subscribes.
private struct Row<each Source: ObservableType> {
    private let sources: (repeat each Source)
    private let cells: (repeat Cell<(each Source).Element>)

    init(_ source: repeat each Source) {
        sources = (repeat each source)
        cells = (repeat Self.cell(for: each source))
    }

    private static func cell<One: ObservableType>(for source: One) -> Cell<One.Element> { Cell() }

    /// The same sources without elements, for another observer.
    func copy() -> Row { Row(repeat each sources) }

    var count: Int {
        var count = 0
        for _ in repeat each cells { count += 1 }
        return count
    }

    func call<Result>(_ make: (repeat Cell<(each Source).Element>) throws -> Result) throws -> Result {
        try make(repeat each cells)
    }

    func subscribe<Result>(_ combination: Combination<Result>) -> any Disposable {
        var subscriptions: [any Disposable] = []
        for (source, cell) in repeat (each sources, each cells) {
            subscriptions.append(combination.subscribe(to: source, subscriptions.count, cell))
        }
        return Disposables.create(subscriptions)
    }
}

/// Returns an observable of what the function makes of the elements of several ones.
func combination<each Source: ObservableType, Result>(
    of source: repeat each Source, keepsElements: Bool,
    _ make: @escaping (repeat Cell<(each Source).Element>) throws -> Result
) -> Observable<Result> {
    let prototype = Row(repeat each source)
    return Producer { sink in
        let row = prototype.copy()
        let combination = Combination(
            sink, count: row.count, keepsElements: keepsElements, endsWithOthers: keepsElements
        ) {
            sink.next(try row.call(make))
        }
        return row.subscribe(combination)
    }
}

extension ObservableType where Element == Any {
    public static func combineLatest<each Source: ObservableType>(_ source: repeat each Source)
        -> Observable<(repeat (each Source).Element)>
    {
        combination(of: repeat each source, keepsElements: true) {
            (cell: repeat Cell<(each Source).Element>) in
            (repeat try (each cell).latest())
        }
    }

    public static func zip<each Source: ObservableType>(_ source: repeat each Source)
        -> Observable<(repeat (each Source).Element)>
    {
        combination(of: repeat each source, keepsElements: false) {
            (cell: repeat Cell<(each Source).Element>) in
            (repeat try (each cell).first())
        }
    }
}

/// The elements of one of several observables.
final class Cell<Element> {
    struct Missing: Error {}

    private var elements: [Element] = []
    var isEmpty: Bool { elements.isEmpty }

    func replace(by element: Element) { elements = [element] }
    func append(_ element: Element) { elements.append(element) }

    func latest() throws -> Element {
        guard let element = elements.last else { throw Missing() }
        return element
    }

    func first() throws -> Element {
        guard !elements.isEmpty else { throw Missing() }
        return elements.removeFirst()
    }
}

/// Combines the elements of several observables: the latest of each, or those at the same position.
final class Combination<Result> {
    private let sink: Sink<Result>
    private let keepsElements: Bool
    /// Whether an element that can have no counterparts is an end.
    private let endsWithOthers: Bool
    private let combine: () throws -> Void
    private var hasElement: [Bool]
    private var isDone: [Bool]
    /// Whether the sources of a zip have elements left.
    private var remaining: [() -> Bool]

    init(
        _ sink: Sink<Result>, count: Int, keepsElements: Bool, endsWithOthers: Bool,
        combine: @escaping () throws -> Void
    ) {
        (self.sink, self.keepsElements, self.combine) = (sink, keepsElements, combine)
        self.endsWithOthers = endsWithOthers
        (hasElement, isDone) = (Array(repeating: false, count: count), Array(repeating: false, count: count))
        remaining = Array(repeating: { false }, count: count)
    }

    func subscribe<Source: ObservableType>(to source: Source, _ index: Int, _ cell: Cell<Source.Element>)
        -> any Disposable
    {
        let subscription = SingleAssignmentDisposable()
        sink.lock.withLock { remaining[index] = { !cell.isEmpty } }
        subscription.setDisposable(
            source.receive { event in
                self.sink.lock.lock()
                defer { self.sink.lock.unlock() }
                switch event {
                case .next(let element):
                    if self.keepsElements { cell.replace(by: element) } else { cell.append(element) }
                    self.hasElement[index] = true
                    self.next(index)
                case .error(let error): self.sink.error(error)
                case .completed:
                    subscription.dispose()
                    self.isDone[index] = true
                    self.end()
                }
            })
        return subscription
    }

    private func next(_ index: Int) {
        if hasElement.allSatisfy({ $0 }) {
            sink.attempt(combine)
            if !keepsElements { refresh() }
        } else if endsWithOthers, others(index).allSatisfy({ isDone[$0] }) {
            sink.completed()
        }
    }

    private func refresh() { hasElement = remaining.map { $0() } }

    private func others(_ index: Int) -> [Int] { hasElement.indices.filter { $0 != index } }

    private func end() {
        if isDone.allSatisfy({ $0 }) { sink.completed() }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    public func merge() -> Observable<Element.Element> { merged(limit: .max) { $0 } }
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        merged(limit: maxConcurrent) { $0 }
    }
    public func concat() -> Observable<Element.Element> { merged(limit: 1) { $0 } }
    public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
