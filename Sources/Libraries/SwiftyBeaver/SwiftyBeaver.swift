@_exported import Foundation
import Synchronization

/// The messages of an app, which are sent to destinations such as the console and files.
open class SwiftyBeaver {
    public static let version = "2.1.1"
    public static let build = 2110

    public enum Level: Int, Sendable {
        case verbose = 0, debug, info, warning, error, critical, fault
    }

    private static let added = Mutex<Destinations>(Destinations(all: []))
    /// Unchecked, since apps make subclasses of destinations, and set them up before they add them.
    private struct Destinations: @unchecked Sendable { var all: Set<BaseDestination> }

    open class var destinations: Set<BaseDestination> { added.withLock { $0.all } }

    /// Adds a destination; returns whether it was not there.
    @discardableResult open class func addDestination(_ destination: BaseDestination) -> Bool {
        let new = Destinations(all: [destination])
        return added.withLock { destinations in
            let isNew = destinations.all.isDisjoint(with: new.all)
            destinations.all.formUnion(new.all)
            return isNew
        }
    }

    @discardableResult open class func removeDestination(_ destination: BaseDestination) -> Bool {
        let old = Destinations(all: [destination])
        return added.withLock { destinations in
            defer { destinations.all.subtract(old.all) }
            return !destinations.all.isDisjoint(with: old.all)
        }
    }

    open class func removeAllDestinations() { added.withLock { $0.all = [] } }
    open class func countDestinations() -> Int { destinations.count }
    open class func threadName() -> String { Thread.isMainThread ? "" : Thread.current.name ?? "" }

    // MARK: Messages

    open class func verbose(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(
            level: .verbose, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func debug(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(
            level: .debug, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func info(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(level: .info, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func warning(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(
            level: .warning, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func error(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(
            level: .error, message: message(), file: file, function: function, line: line, context: context)
    }
    open class func critical(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(
            level: .critical, message: message(), file: file, function: function, line: line, context: context
        )
    }
    open class func fault(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line,
        context: Any? = nil
    ) {
        custom(
            level: .fault, message: message(), file: file, function: function, line: line, context: context)
    }

    /// Sends a message to the destinations that accept its level.
    open class func custom(
        level: Level, message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line, context: Any? = nil
    ) {
        let receiving = destinations.filter { level.rawValue >= $0.minLevel.rawValue }
        guard !receiving.isEmpty else { return }
        let (text, thread, name) = ("\(message())", threadName(), stripParameters(function))
        for destination in receiving {
            _ = destination.send(
                level, msg: text, thread: thread, file: file, function: name, line: line, context: context)
        }
    }

    /// Destinations write at once, so that there is nothing to wait for.
    @discardableResult open class func flush(secondTimeout: Int64) -> Bool { true }

    /// Returns the name of a function with empty parentheses, as messages have it.
    private static func stripParameters(_ function: String) -> String {
        function.firstIndex(of: "(").map { function[..<$0] + "()" } ?? function
    }
}
