import Foundation
@_spi(Frameworks) import UIKit

/// A receiver of messages with a format of its own.
open class BaseDestination: Hashable {
    /// The format: letters after `$` are parts of a message, `$D` begins the format of its date, which `$d` ends.
    open var format = "$DHH:mm:ss.SSS$d $C$L$c $N.$F:$l - $M"
    open var asynchronously = true
    open var minLevel = SwiftyBeaver.Level.verbose
    open var levelString = LevelString()
    open var levelColor = LevelColor()
    /// The text before and after a colored level.
    open var (reset, escape) = ("", "")

    public struct LevelString {
        public var verbose = "VERBOSE"
        public var debug = "DEBUG"
        public var info = "INFO"
        public var warning = "WARNING"
        public var error = "ERROR"
        public var critical = "CRITICAL"
        public var fault = "FAULT"
    }

    public struct LevelColor {
        public var verbose = ""
        public var debug = ""
        public var info = ""
        public var warning = ""
        public var error = ""
        public var critical = ""
        public var fault = ""
    }

    public init() {}

    open var defaultHashValue: Int { 0 }
    public static func == (left: BaseDestination, right: BaseDestination) -> Bool { left === right }
    open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Writes a message; returns its text.
    @discardableResult open func send(
        _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String, line: Int,
        context: Any? = nil
    ) -> String? {
        let name = (file as NSString).lastPathComponent
        let parts: [Character: String] = [
            "L": string(of: level), "C": escape + color(of: level), "c": reset, "M": msg, "T": thread,
            "N": (name as NSString).deletingPathExtension, "n": name, "F": function, "l": "\(line)",
            "X": context.map { "\($0)" } ?? "", "I": "\(ProcessInfo.processInfo.processIdentifier)",
        ]
        return formatted(parts)
    }

    /// Returns the format with its parts.
    private func formatted(_ parts: [Character: String]) -> String {
        let pieces = ("$I" + format).components(separatedBy: "$").dropFirst(2)
        let start = format.hasPrefix("$") ? "" : String(format.prefix { $0 != "$" })
        return pieces.reduce(start) { text, piece in
            guard let letter = piece.first else { return text }
            let rest = piece.dropFirst()
            switch letter {
            case "D", "Z": return text + date(String(rest), isUniversal: letter == "Z")
            case "d", "z": return text + rest
            default: return text + (parts[letter] ?? "") + rest
            }
        }
    }

    private func date(_ format: String, isUniversal: Bool) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        if isUniversal { formatter.timeZone = TimeZone(secondsFromGMT: 0) }
        return formatter.string(from: Date())
    }

    private func string(of level: SwiftyBeaver.Level) -> String {
        switch level {
        case .verbose: levelString.verbose
        case .debug: levelString.debug
        case .info: levelString.info
        case .warning: levelString.warning
        case .error: levelString.error
        case .critical: levelString.critical
        case .fault: levelString.fault
        }
    }

    private func color(of level: SwiftyBeaver.Level) -> String {
        switch level {
        case .verbose: levelColor.verbose
        case .debug: levelColor.debug
        case .info: levelColor.info
        case .warning: levelColor.warning
        case .error: levelColor.error
        case .critical: levelColor.critical
        case .fault: levelColor.fault
        }
    }
}

/// Prints messages.
open class ConsoleDestination: BaseDestination {
    public enum LogPrintWay { case nslog, print, logger(subsystem: String, category: String) }

    open var useNSLog = false
    open var logPrintWay = LogPrintWay.print
    open var useTerminalColors = false

    public override init() {
        super.init()
        levelColor = LevelColor(
            verbose: "💜 ", debug: "💚 ", info: "💙 ", warning: "💛 ", error: "❤️ ", critical: "❤️ ", fault: "❤️ ")
    }

    public init(logPrintWay: LogPrintWay) {
        super.init()
        self.logPrintWay = logPrintWay
    }

    @discardableResult open override func send(
        _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String, line: Int,
        context: Any? = nil
    ) -> String? {
        let text = super.send(
            level, msg: msg, thread: thread, file: file, function: function, line: line, context: context)
        if let text { print(text) }
        return text
    }
}

/// Appends messages to a file, which is in the folder of caches unless another is set.
open class FileDestination: BaseDestination {
    open var logFileURL: URL?
    open var syncAfterEachMessage = false
    open var colored = false

    public init(logFileURL: URL? = nil) {
        super.init()
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        self.logFileURL = logFileURL ?? folder?.appendingPathComponent("swiftybeaver.log", isDirectory: false)
    }

    @discardableResult open override func send(
        _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String, line: Int,
        context: Any? = nil
    ) -> String? {
        let text = super.send(
            level, msg: msg, thread: thread, file: file, function: function, line: line, context: context)
        return text.flatMap { append($0 + "\n") ? $0 : nil }
    }

    private func append(_ text: String) -> Bool {
        guard let logFileURL else { return false }
        let files = FileManager.default
        if !files.fileExists(atPath: logFileURL.path) {
            try? files.createDirectory(
                at: logFileURL.deletingLastPathComponent(), withIntermediateDirectories: true)
            return (try? Data(text.utf8).write(to: logFileURL)) != nil
        }
        guard let handle = try? FileHandle(forWritingTo: logFileURL) else { return false }
        handle.seekToEndOfFile()
        handle.write(Data(text.utf8))
        handle.closeFile()
        return true
    }

    /// Removes the file; returns whether there is none.
    @discardableResult open func deleteLogFile() -> Bool {
        guard let logFileURL, FileManager.default.fileExists(atPath: logFileURL.path) else { return true }
        return (try? FileManager.default.removeItem(at: logFileURL)) != nil
    }
}

/// The service of SwiftyBeaver's company, to which nothing is sent here.
open class SBPlatformDestination: BaseDestination {
    public enum Mode: Sendable { case safe, production }
    open var appID = ""
    open var appSecret = ""
    open var encryptionKey = ""
    open var mode = Mode.production
    open var analyticsUserName = ""

    public init(
        appID: String, appSecret: String, encryptionKey: String, serverURL: URL? = nil,
        entriesFileName: String = "", sendingfileName: String = "", analyticsFileName: String = ""
    ) {
        super.init()
        (self.appID, self.appSecret, self.encryptionKey) = (appID, appSecret, encryptionKey)
    }

    @discardableResult open override func send(
        _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String, line: Int,
        context: Any? = nil
    ) -> String? {
        RuntimeDiagnostics.reportOnce("sending messages to SwiftyBeaver's service has no effect here")
        return nil
    }
}
