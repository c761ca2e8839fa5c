import Foundation

extension URL {
    /// Returns whether the file exists; there are no promised items here.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
