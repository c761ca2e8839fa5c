import Foundation

extension pthread_mutex_t {
    /// Returns a mutex that `pthread_mutex_init` has not initialized. On Apple's platforms, functions refuse to lock it, so that
    /// code that forgets the initialization does not wait; on Linux one without a kind that is known is refused.
    public static func _uninitialized() -> pthread_mutex_t {
        var mutex = pthread_mutex_t()
        mutex.__data.__kind = 127
        return mutex
    }
}
