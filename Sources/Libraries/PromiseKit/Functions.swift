import Foundation

/// Begins a chain.
public func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T> {
    do { return Promise(try body()) } catch { return Promise(error: error) }
}

public func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T> { body() }

// MARK: Time

public func after(seconds: TimeInterval) -> Guarantee<Void> { after(.milliseconds(Int(seconds * 1000))) }

public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> {
    let (guarantee, resolve) = Guarantee<Void>.pending()
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { resolve(()) }
    return guarantee
}

// MARK: Several values

/// Calls a closure when all values exist, or with the first error.
private func join<U: Thenable>(_ thenables: [U], _ finish: @escaping (Result<[U.T], any Error>) -> Void) {
    guard !thenables.isEmpty else { return finish(.success([])) }
    let lock = NSLock()
    var values = [U.T?](repeating: nil, count: thenables.count)
    var isFinished = false
    for (index, thenable) in thenables.enumerated() {
        thenable.pipe { result in
            let outcome = lock.withLock { () -> Result<[U.T], any Error>? in
                guard !isFinished else { return nil }
                switch result {
                case .failure(let error):
                    isFinished = true
                    return .failure(error)
                case .success(let value):
                    values[index] = value
                    let all = values.compactMap { $0 }
                    isFinished = all.count == values.count
                    return isFinished ? .success(all) : nil
                }
            }
            if let outcome { finish(outcome) }
        }
    }
}

public func when<U: Thenable>(fulfilled thenables: [U]) -> Promise<[U.T]> {
    Promise { join(thenables, $0.resolve) }
}

public func when<U: Thenable>(fulfilled promises: U...) -> Promise<Void> where U.T == Void {
    when(fulfilled: promises)
}

public func when<U: Thenable>(fulfilled promises: [U]) -> Promise<Void> where U.T == Void {
    Promise { resolver in join(promises) { resolver.resolve($0.map { _ in }) } }
}

public func when<U: Thenable, V: Thenable>(fulfilled pu: U, _ pv: V) -> Promise<(U.T, V.T)> {
    Promise(pu).then(on: nil) { u in Promise(pv).map(on: nil) { (u, $0) } }.failing(with: pv)
}

public func when<U: Thenable, V: Thenable, W: Thenable>(fulfilled pu: U, _ pv: V, _ pw: W)
    -> Promise<(U.T, V.T, W.T)>
{
    when(fulfilled: when(fulfilled: pu, pv), pw).map(on: nil) { ($0.0.0, $0.0.1, $0.1) }
}

public func when<U: Thenable, V: Thenable, W: Thenable, X: Thenable>(
    fulfilled pu: U, _ pv: V, _ pw: W, _ px: X
) -> Promise<(U.T, V.T, W.T, X.T)> {
    when(fulfilled: when(fulfilled: pu, pv, pw), px).map(on: nil) { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
}

extension Promise {
    /// Returns a promise that fails at once when another one does.
    fileprivate func failing<U: Thenable>(with other: U) -> Promise<T> {
        Promise { resolver in
            pipe(to: resolver.resolve)
            other.pipe { if case .failure(let error) = $0 { resolver.reject(error) } }
        }
    }
}

/// Begins promises of a generator, a number of them at a time.
public func when<It: IteratorProtocol>(fulfilled promiseIterator: It, concurrently: Int) -> Promise<
    [It.Element.T]
>
where It.Element: Thenable {
    guard concurrently > 0 else { return Promise(error: PMKError.badInput) }
    var iterator = promiseIterator
    func batch(_ values: [It.Element.T]) -> Promise<[It.Element.T]> {
        var started: [It.Element] = []
        while started.count < concurrently, let next = iterator.next() { started.append(next) }
        guard !started.isEmpty else { return .value(values) }
        return Promise { resolver in
            join(started) { result in
                switch result {
                case .success(let more): batch(values + more).pipe(to: resolver.resolve)
                case .failure(let error): resolver.reject(error)
                }
            }
        }
    }
    return batch([])
}

/// Waits for all results, errors among them.
public func when<T>(resolved promises: [Promise<T>]) -> Guarantee<[Result<T, any Error>]> {
    Guarantee { resolve in
        let results = promises.map { promise in
            Guarantee<Result<T, any Error>> { resolve in promise.pipe(to: resolve) }
        }
        join(results) { if case .success(let all) = $0 { resolve(all) } }
    }
}

public func when<T>(resolved promises: Promise<T>...) -> Guarantee<[Result<T, any Error>]> {
    when(resolved: promises)
}

public func when(_ guarantees: Guarantee<Void>...) -> Guarantee<Void> { when(guarantees: guarantees) }

public func when(guarantees: [Guarantee<Void>]) -> Guarantee<Void> {
    Guarantee { resolve in join(guarantees) { _ in resolve(()) } }
}

/// Returns the first result.
public func race<U: Thenable>(_ thenables: [U]) -> Promise<U.T> {
    guard !thenables.isEmpty else { return Promise(error: PMKError.badInput) }
    return Promise { resolver in for thenable in thenables { thenable.pipe(to: resolver.resolve) } }
}

public func race<U: Thenable>(_ thenables: U...) -> Promise<U.T> { race(thenables) }

public func race<T>(_ guarantees: Guarantee<T>...) -> Guarantee<T> {
    Guarantee { resolve in for guarantee in guarantees { guarantee.done(on: nil, resolve) } }
}

/// Returns the first value.
public func race<U: Thenable>(fulfilled thenables: [U]) -> Promise<U.T> {
    guard !thenables.isEmpty else { return Promise(error: PMKError.badInput) }
    return Promise { resolver in
        let lock = NSLock()
        var failures = 0
        for thenable in thenables {
            thenable.pipe { result in
                if case .success(let value) = result { return resolver.fulfill(value) }
                let isLast = lock.withLock {
                    failures += 1
                    return failures == thenables.count
                }
                if isLast { resolver.reject(PMKError.noWinner) }
            }
        }
    }
}
