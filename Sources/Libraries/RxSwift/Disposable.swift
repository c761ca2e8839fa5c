import Foundation

/// A subscription or another resource that can be given up.
public protocol Disposable {
    func dispose()
}

/// A disposable that knows whether it is disposed.
public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Disposes of the subscription when the bag is deallocated.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
    /// The name of version 3.
    public func addDisposableTo(_ bag: DisposeBag) { bag.insert(self) }
}

/// A flag that is set once.
final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false

    var isSet: Bool { lock.withLock { isDone } }

    /// Sets the flag, and returns whether it was not set.
    func set() -> Bool {
        lock.withLock {
            defer { isDone = true }
            return !isDone
        }
    }
}

/// Creates disposables.
public struct Disposables {
    private init() {}

    public static func create() -> any Disposable { NopDisposable.noOp }
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        AnonymousDisposable(dispose)
    }
    public static func create(_ a: any Disposable, _ b: any Disposable) -> any Cancelable {
        CompositeDisposable(a, b)
    }
    public static func create(_ a: any Disposable, _ b: any Disposable, _ c: any Disposable) -> any Cancelable
    {
        CompositeDisposable(a, b, c)
    }
    public static func create(
        _ a: any Disposable, _ b: any Disposable, _ c: any Disposable, _ rest: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: [a, b, c] + rest)
    }
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
}

struct NopDisposable: Disposable {
    static let noOp = NopDisposable()
    func dispose() {}
}

private final class AnonymousDisposable: Cancelable, @unchecked Sendable {
    private let once = Once()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    var isDisposed: Bool { once.isSet }

    func dispose() {
        guard once.set() else { return }
        let action = action
        self.action = nil
        action?()
    }
}

/// A disposable that is only a flag.
public final class BooleanDisposable: Cancelable, @unchecked Sendable {
    private let once = Once()
    public init() {}
    init(isDisposed: Bool) { if isDisposed { _ = once.set() } }
    public var isDisposed: Bool { once.isSet }
    public func dispose() { _ = once.set() }
}

/// Several disposables, which are disposed of together.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
    /// Identifies a member.
    public struct DisposeKey {
        fileprivate let number: Int
    }

    private let lock = NSLock()
    private var members: [Int: any Disposable]? = [:]
    private var last = 0

    public init() {}
    public init(_ a: any Disposable, _ b: any Disposable) { for member in [a, b] { _ = insert(member) } }
    public init(_ a: any Disposable, _ b: any Disposable, _ c: any Disposable) {
        for member in [a, b, c] { _ = insert(member) }
    }
    public init(
        _ a: any Disposable, _ b: any Disposable, _ c: any Disposable, _ d: any Disposable,
        _ rest: any Disposable...
    ) {
        for member in [a, b, c, d] + rest { _ = insert(member) }
    }
    public init(disposables: [any Disposable]) { for member in disposables { _ = insert(member) } }

    public var isDisposed: Bool { lock.withLock { members == nil } }
    public var count: Int { lock.withLock { members?.count ?? 0 } }

    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
            guard members != nil else { return nil }
            last += 1
            members?[last] = disposable
            return DisposeKey(number: last)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    public func remove(for disposeKey: DisposeKey) {
        lock.withLock { members?.removeValue(forKey: disposeKey.number) }?.dispose()
    }

    public func dispose() {
        let disposed = lock.withLock {
            defer { members = nil }
            return members
        }
        for (_, member) in (disposed ?? [:]).sorted(by: { $0.key < $1.key }) { member.dispose() }
    }
}

/// A disposable whose content is set once.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
    private let lock = NSLock()
    private var current: (any Disposable)?
    private var isDone = false
    private var isAssigned = false

    public init() {}

    public var isDisposed: Bool { lock.withLock { isDone } }

    public func setDisposable(_ disposable: any Disposable) {
        let isLate = lock.withLock {
            precondition(!isAssigned, "the disposable was already set")
            isAssigned = true
            if !isDone { current = disposable }
            return isDone
        }
        if isLate { disposable.dispose() }
    }

    public func dispose() {
        let disposed = lock.withLock {
            isDone = true
            defer { current = nil }
            return current
        }
        disposed?.dispose()
    }
}

/// A disposable whose content can be replaced, which disposes of the former one.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
    private let lock = NSLock()
    private var current: (any Disposable)?
    private var isDone = false

    public init() {}

    public var isDisposed: Bool { lock.withLock { isDone } }

    public var disposable: any Disposable {
        get { lock.withLock { current } ?? Disposables.create() }
        set {
            let old: (any Disposable)? = lock.withLock {
                guard !isDone else { return newValue }
                defer { current = newValue }
                return current
            }
            old?.dispose()
        }
    }

    public func dispose() {
        let disposed = lock.withLock {
            isDone = true
            defer { current = nil }
            return current
        }
        disposed?.dispose()
    }
}

/// A resource that is disposed of when it and all those that use it are.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
    private let lock = NSLock()
    private var resource: (any Disposable)?
    private var isPrimaryDisposed = false
    private var count = 0

    public init(disposable: any Disposable) { resource = disposable }

    public var isDisposed: Bool { lock.withLock { resource == nil } }

    /// Returns a disposable that keeps the resource.
    public func retain() -> any Disposable {
        let isRetained = lock.withLock {
            guard resource != nil else { return false }
            count += 1
            return true
        }
        return isRetained ? Disposables.create { self.release() } : Disposables.create()
    }

    public func dispose() {
        lock.withLock {
            guard !isPrimaryDisposed else { return nil as (any Disposable)? }
            isPrimaryDisposed = true
            return taken()
        }?.dispose()
    }

    private func release() {
        lock.withLock {
            count -= 1
            return taken()
        }?.dispose()
    }

    private func taken() -> (any Disposable)? {
        guard isPrimaryDisposed, count == 0 else { return nil }
        defer { resource = nil }
        return resource
    }
}

/// A resource that is disposed of on a scheduler.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
    public let scheduler: any ImmediateSchedulerType
    private let lock = NSLock()
    private var resource: (any Disposable)?

    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        (self.scheduler, resource) = (scheduler, disposable)
    }

    public var isDisposed: Bool { lock.withLock { resource == nil } }

    public func dispose() {
        _ = scheduler.schedule(()) {
            let resource = self.lock.withLock {
                defer { self.resource = nil }
                return self.resource
            }
            resource?.dispose()
            return Disposables.create()
        }
    }
}

/// Subscriptions that end when the bag is deallocated.
public final class DisposeBag: @unchecked Sendable {
    private let lock = NSLock()
    private var members: [any Disposable] = []
    private var isDone = false

    public init() {}
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        members = disposables
    }
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        members = disposables
    }
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        members = builder()
    }

    public func insert(_ disposable: any Disposable) {
        let isLate = lock.withLock {
            if !isDone { members.append(disposable) }
            return isDone
        }
        if isLate { disposable.dispose() }
    }
    public func insert(_ disposables: any Disposable...) { insert(disposables) }
    public func insert(_ disposables: [any Disposable]) { for member in disposables { insert(member) } }
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    deinit {
        let disposed = lock.withLock {
            isDone = true
            defer { members = [] }
            return members
        }
        for member in disposed { member.dispose() }
    }

    /// Collects disposables in a closure.
    @resultBuilder
    public struct DisposableBuilder {
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

open class DisposeBase {
    public init() {}
}
