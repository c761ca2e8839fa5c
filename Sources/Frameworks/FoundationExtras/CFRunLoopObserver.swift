import CoreGraphics
import Foundation
import Glibc
import Synchronization
import UIKit

/// The stages of a run loop's turn that an observer is called at.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public var rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// An observer of a run loop's turns: one of Foundation's own run loop, which its module hides.
///
/// Unchecked, since it is used on the run loop's thread alone, as on iOS.
public final class CFRunLoopObserver: @unchecked Sendable {
    fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    fileprivate let repeats: Bool
    fileprivate var reference: OpaquePointer?
    /// Keeps a run loop without other sources in turns.
    fileprivate var pulse: Timer?

    fileprivate init(
        _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
        _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    ) {
        (self.block, self.repeats) = (block, repeats)
        var context = ObserverFunctions.Context(info: Unmanaged.passUnretained(self).toOpaque())
        reference = ObserverFunctions.create?(
            nil, activities, repeats, order,
            { _, activity, info in
                guard let info else { return }
                let observer = Unmanaged<CFRunLoopObserver>.fromOpaque(info).takeUnretainedValue()
                observer.call(CFRunLoopActivity(rawValue: activity))
            }, &context)
    }

    private func call(_ activity: CFRunLoopActivity) {
        if !repeats { CFRunLoopObserverInvalidate(self) }
        block(self, activity)
    }

    fileprivate func invalidate() {
        pulse?.invalidate()
        if let reference { ObserverFunctions.invalidate?(reference) }
    }

    deinit { invalidate() }
}

/// Creates an observer that calls a block, to be added to a run loop.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    block.map { CFRunLoopObserver(activities, repeats, order, $0) }
}

/// Calls an observer in the turns of the current thread's or the main run loop. All modes are equivalent here.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    guard let rl, let observer, let reference = observer.reference, let loop = ObserverFunctions.loop(rl)
    else {
        return
    }
    ObserverFunctions.add?(loop, reference, ObserverFunctions.commonModes)
    observer.pulse?.invalidate()
    let pulse = Timer(timeInterval: 0.01, repeats: true) { _ in }
    rl.add(pulse, forMode: .common)
    observer.pulse = pulse
    ObserversInUse.keep(observer)
}

/// Does not call an observer any more.
public func CFRunLoopRemoveObserver(
    _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
    guard let rl, let observer, let reference = observer.reference, let loop = ObserverFunctions.loop(rl)
    else {
        return
    }
    ObserverFunctions.remove?(loop, reference, ObserverFunctions.commonModes)
    observer.pulse?.invalidate()
    ObserversInUse.forget(observer)
}

/// Never calls an observer again.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    guard let observer else { return }
    observer.invalidate()
    ObserversInUse.forget(observer)
}

/// Core Foundation's functions, which Foundation's library for Linux has and its module hides.
private enum ObserverFunctions {
    struct Context {
        var version = 0
        var info: UnsafeMutableRawPointer?
        var retain: UnsafeRawPointer?
        var release: UnsafeRawPointer?
        var copyDescription: UnsafeRawPointer?
    }

    typealias Callout = @convention(c) (OpaquePointer?, CFOptionFlags, UnsafeMutableRawPointer?) -> Void
    typealias Create =
        @convention(c) (OpaquePointer?, CFOptionFlags, Bool, CFIndex, Callout, UnsafeMutableRawPointer) ->
        OpaquePointer?
    typealias Change = @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer?) -> Void
    typealias Invalidate = @convention(c) (OpaquePointer) -> Void
    typealias Current = @convention(c) () -> OpaquePointer?

    static let create = function("CFRunLoopObserverCreate", as: Create.self)
    static let add = function("CFRunLoopAddObserver", as: Change.self)
    static let remove = function("CFRunLoopRemoveObserver", as: Change.self)
    static let invalidate = function("CFRunLoopObserverInvalidate", as: Invalidate.self)
    private static let current = function("CFRunLoopGetCurrent", as: Current.self)
    private static let main = function("CFRunLoopGetMain", as: Current.self)

    static var commonModes: OpaquePointer? {
        dlsym(nil, "kCFRunLoopCommonModes")?.load(as: OpaquePointer?.self)
    }

    /// Returns Core Foundation's run loop; nil for that of another thread, which is reported.
    static func loop(_ loop: RunLoop) -> OpaquePointer? {
        if loop === RunLoop.current { return current?() }
        if loop === RunLoop.main { return main?() }
        Inert.use("CFRunLoopAddObserver(_:_:_:)")
        return nil
    }

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}

/// The observers that run loops retain.
private enum ObserversInUse {
    private static let observers = Mutex<[ObjectIdentifier: CFRunLoopObserver]>([:])

    static func keep(_ observer: CFRunLoopObserver) {
        observers.withLock { $0[ObjectIdentifier(observer)] = observer }
    }

    static func forget(_ observer: CFRunLoopObserver) {
        observers.withLock { $0[ObjectIdentifier(observer)] = nil }
    }
}
