internal import Synchronization

/// Numbers for objects, counted from 1.
enum ObjectNumbers {
    private static let last = Mutex(0)

    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}
