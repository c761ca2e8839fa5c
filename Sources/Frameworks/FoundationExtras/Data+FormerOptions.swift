import Foundation

extension Data.WritingOptions {
    /// The former name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
    /// The former name of `alwaysMapped`.
    public static var dataReadingMapped: Data.ReadingOptions { .alwaysMapped }
    /// The former name of `dataReadingMapped`.
    public static var mappedRead: Data.ReadingOptions { .alwaysMapped }
    /// The former name of `uncached`.
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
