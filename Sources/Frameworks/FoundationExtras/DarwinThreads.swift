import Foundation
import Glibc

// Darwin's types of names that Glibc declares with others. Glibc's are preferred where both are possible.

@_disfavoredOverload public let PTHREAD_MUTEX_NORMAL: Int32 = 0
@_disfavoredOverload public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
@_disfavoredOverload public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
@_disfavoredOverload public let PTHREAD_MUTEX_DEFAULT: Int32 = 0

/// Creates a key for a value of each thread, with a function that receives the value when the thread ends.
@_disfavoredOverload
public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 {
    // Glibc never calls the function without a value, so that the two types of functions are equivalent.
    typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
    return Glibc.pthread_key_create(key, destructor.map { unsafeBitCast($0, to: Function.self) })
}

/// The fair policy of a mutex: waiting threads acquire it in their order.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
/// The policy of a mutex that any thread may acquire first.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Sets the policy of a mutex, by which waiting threads acquire it. Linux has a single policy, which does not change
/// what the mutex protects.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ policy: Int32
) -> Int32 {
    [PTHREAD_MUTEX_POLICY_FAIRSHARE_NP, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP].contains(policy) ? 0 : EINVAL
}

/// Returns 1 on the main thread, otherwise 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Names the current thread.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
    Thread.current.name = String(cString: name)
    return 0
}

/// Whether the code runs on the main thread, as Core Foundation for Linux reports it to libraries that are written for it too.
public func _CFIsMainThread() -> Bool { Thread.isMainThread }
