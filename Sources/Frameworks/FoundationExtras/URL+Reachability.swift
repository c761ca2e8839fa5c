import Foundation

extension URL {
    /// Whether the file is there, or can be had from where it is kept; nothing is kept elsewhere here.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
