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
