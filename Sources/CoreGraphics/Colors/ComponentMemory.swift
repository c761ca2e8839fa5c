import Foundation
import Synchronization

/// The memory of components that code reads by a pointer, usually of a temporary color. There are few different colors in a program, and
/// those that are equal share it.
enum ComponentMemory {
    private static let known = Mutex<[[CGFloat]: UInt]>([:])

    static func pointer(to components: [CGFloat]) -> UnsafePointer<CGFloat>? {
        let address = known.withLock { known in
            if let address = known[components] { return address }
            let memory = UnsafeMutableBufferPointer<CGFloat>.allocate(capacity: components.count)
            _ = memory.initialize(from: components)
            let address = UInt(bitPattern: memory.baseAddress)
            known[components] = address
            return address
        }
        return UnsafePointer(bitPattern: address)
    }
}
