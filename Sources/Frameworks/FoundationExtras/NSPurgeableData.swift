import Foundation

/// Content that can be discarded while nothing accesses it.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

/// Bytes that code can discard. The system discards none here.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    // A new object is being accessed.
    private var accesses = 1
    private var isDiscarded = false

    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        accesses += 1
        return true
    }

    open func endContentAccess() { accesses -= accesses > 0 ? 1 : 0 }

    open func discardContentIfPossible() {
        guard accesses == 0, !isDiscarded else { return }
        isDiscarded = true
        length = 0
    }

    open func isContentDiscarded() -> Bool { isDiscarded }
}
