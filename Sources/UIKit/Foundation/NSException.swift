import Foundation

// Foundation for Linux has the type, and only the names of exceptions of decimal numbers.
extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let mallocException = NSExceptionName("NSMallocException")
}

/// An exception of Objective-C. Swift code cannot catch it: raising it terminates the process.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Ends the process with the name and the reason.
    open func raise() {
        Self._last = self
        preconditionFailure("\(name.rawValue): \(reason ?? "")")
    }

    /// The exception that the thread has raised last, for tests that continue after it.
    public static var _last: NSException? {
        get { Thread.current.threadDictionary["NSException"] as? NSException }
        set { Thread.current.threadDictionary["NSException"] = newValue }
    }

    open override var description: String { reason ?? name.rawValue }
}
