import Foundation

/// Returns a mutex that `pthread_mutex_init` has not initialized. On Apple's platforms, functions refuse to lock it, so that
/// code that forgets the initialization does not wait; on Linux one of an unknown kind is refused. Adapted code calls it in
/// place of the initializer.
public func _pthreadMutex() -> pthread_mutex_t {
    var mutex = pthread_mutex_t()
    mutex.__data.__kind = 127
    return mutex
}
