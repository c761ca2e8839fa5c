import Foundation

/// A printer of the network. There is none here: none responds.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// The kinds of jobs that a printer supports.
    public struct JobTypes: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let unknown: JobTypes = []
        public static let document = JobTypes(rawValue: 1 << 0)
        public static let envelope = JobTypes(rawValue: 1 << 1)
        public static let label = JobTypes(rawValue: 1 << 2)
        public static let photo = JobTypes(rawValue: 1 << 3)
        public static let receipt = JobTypes(rawValue: 1 << 4)
        public static let roll = JobTypes(rawValue: 1 << 5)
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    /// The cutting behavior of a printer with a paper roll.
    public enum CutterBehavior: Int, Sendable {
        case noCut = 0
        case printerDefault = 1
        case cutAfterEachPage = 2
        case cutAfterEachCopy = 3
        case cutAfterEachJob = 4
    }

    public let url: URL

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open var displayName: String { url.host ?? "" }
    open var displayLocation: String? { nil }
    open var supportedJobTypes: JobTypes { .unknown }
    open var makeAndModel: String? { nil }
    open var supportsColor: Bool { false }
    open var supportsDuplex: Bool { false }

    /// Passes false to the closure: no printer responds.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        MainQueue.later(with: completionHandler) { $0?(false) }
    }
}
