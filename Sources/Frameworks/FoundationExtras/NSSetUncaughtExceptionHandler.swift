import Foundation
import UIKit

public typealias NSUncaughtExceptionHandler = (NSException) -> Void

private nonisolated(unsafe) var handler: NSUncaughtExceptionHandler?

/// Stores the handler, which is not called: without Objective-C an exception ends the process.
public func NSSetUncaughtExceptionHandler(_ newHandler: NSUncaughtExceptionHandler?) {
    Inert.use("NSSetUncaughtExceptionHandler(_:)")
    handler = newHandler
}

/// Returns the handler that was set last.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { handler }
