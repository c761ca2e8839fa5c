import CGlibc
import Foundation

/// Reports uses of UIKit on other threads than the main one and lets them continue, as Xcode's Main Thread Checker does. UIKit on iOS does
/// not check its callers, whereas the Swift runtime ends a process in which work of the main actor, as that of UIKit is here, is done
/// elsewhere. Checks in the app's own code end it, as on iOS.
///
/// The runtime has a variable for a function to be called in place of its check (swift/stdlib/public/Concurrency/ExecutorHooks.h).
enum MainThreadChecker {
    /// A function in place of the check that an executor is running, and the check itself. The header declares an executor as two words.
    private typealias Hook = @convention(c) (UInt, UInt, Check) -> Void
    private typealias Check = @convention(c) (UInt, UInt) -> Void

    private static let hookName = "swift_task_checkIsolated_hook"
    private static let depth = 16

    /// Reports from now on. A program that contains the runtime has no such variable.
    static func start() { _ = isStarted }

    private static let isStarted: Bool = {
        guard let variable = dlsym(nil, hookName) else { return false }
        variable.assumingMemoryBound(to: Hook?.self).pointee = { identity, implementation, check in
            guard MainThreadChecker.mayContinue else { return check(identity, implementation) }
            RuntimeDiagnostics.reportOnce(
                "UIKit is used on another thread than the main one, which iOS does not support")
        }
        return true
    }()

    /// Whether the failed check is one of UIKit's, which are all of the main actor.
    private static var mayContinue: Bool { !MainQueue.isCurrent && isUIKitChecking }

    /// Whether the code that checks is in the image of UIKit or in another library, whereas that of an app is in the program.
    private static var isUIKitChecking: Bool {
        let images = callers.lazy.map(image)
        guard let own = images.first, let hook = dlsym(nil, hookName), let runtime = image(of: hook),
            let checking = images.drop(while: { $0 != runtime }).first(where: { $0 != runtime })
        else { return false }
        return checking == own || checking?.hasSuffix(".so") == true
    }

    /// The innermost return addresses of the running thread.
    private static var callers: [UnsafeMutableRawPointer] {
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: depth) { calls in
            let count = calls.baseAddress.map { backtrace($0, Int32(depth)) } ?? 0
            return calls.prefix(Int(count)).compactMap(\.self)
        }
    }

    /// Returns the path of the program or library that contains the address.
    private static func image(of address: UnsafeMutableRawPointer) -> String? {
        var place = AddressPlace()
        guard dladdr(address, &place) != 0, let path = place.path else { return nil }
        return String(cString: path)
    }
}
