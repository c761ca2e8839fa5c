/// Content that can be discarded while nothing accesses it.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
