import Foundation
@_spi(Frameworks) import UIKit

/// A logger with a formatter; subclasses write.
open class DDAbstractLogger: NSObject, DDLogger {
    open var logFormatter: (any DDLogFormatter)?

    open func log(message logMessage: DDLogMessage) {}

    /// Returns the text of a message; nil if it is not written.
    func text(of message: DDLogMessage) -> String? {
        logFormatter.map { $0.format(message: message) } ?? message.message
    }
}

/// Prints messages.
///
/// Unchecked, since its formatter is set before it is used.
open class DDTTYLogger: DDAbstractLogger, @unchecked Sendable {
    private static let shared = DDTTYLogger()
    public static var sharedInstance: DDTTYLogger! { shared }

    open var colorsEnabled = false

    open override func log(message logMessage: DDLogMessage) {
        if let text = text(of: logMessage) { print(text) }
    }
}

/// Prints messages, as Apple's log does in Xcode.
///
/// Unchecked, since its formatter is set before it is used.
open class DDOSLogger: DDAbstractLogger, @unchecked Sendable {
    private static let shared = DDOSLogger()
    public static var sharedInstance: DDOSLogger { shared }

    open override func log(message logMessage: DDLogMessage) {
        if let text = text(of: logMessage) { print(text) }
    }
}

/// Apple's former log, which Xcode does not show.
///
/// Unchecked, since its formatter is set before it is used.
open class DDASLLogger: DDAbstractLogger, @unchecked Sendable {
    private static let shared = DDASLLogger()
    public static var sharedInstance: DDASLLogger! { shared }
}

public protocol DDLogFileManager: AnyObject {
    var maximumNumberOfLogFiles: UInt { get set }
    var logFilesDiskQuota: UInt64 { get set }
    var logsDirectory: String { get }
    var sortedLogFilePaths: [String] { get }
}

/// The log files in a folder, by default that of logs in the caches.
open class DDLogFileManagerDefault: NSObject, DDLogFileManager {
    open var maximumNumberOfLogFiles: UInt = 5
    open var logFilesDiskQuota: UInt64 = 20 << 20
    public let logsDirectory: String

    public init(logsDirectory: String? = nil) {
        let caches = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first
        self.logsDirectory = logsDirectory ?? (caches ?? NSTemporaryDirectory()) + "/Logs"
    }

    open var sortedLogFilePaths: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: logsDirectory)) ?? []
        return names.filter { $0.hasSuffix(".log") }.sorted().map { logsDirectory + "/" + $0 }
    }
}

/// Would write messages to files, which nothing reads here.
open class DDFileLogger: DDAbstractLogger {
    public let logFileManager: any DDLogFileManager
    open var rollingFrequency: TimeInterval = 86_400
    open var maximumFileSize: UInt64 = 1 << 20
    open var doNotReuseLogFiles = false

    public override init() { logFileManager = DDLogFileManagerDefault() }
    public init(logFileManager: any DDLogFileManager) { self.logFileManager = logFileManager }

    open override func log(message logMessage: DDLogMessage) { Inert.use("DDFileLogger.log") }
    open func rollLogFile(withCompletion completionBlock: (() -> Void)? = nil) {
        Inert.use("DDFileLogger.rollLogFile")
        completionBlock?()
    }
}
