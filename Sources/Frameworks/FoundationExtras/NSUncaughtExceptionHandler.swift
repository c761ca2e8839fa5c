import Foundation
import Synchronization
import UIKit

/// The function that Objective-C calls before an exception ends the process.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

private let handler = Mutex<NSUncaughtExceptionHandler?>(nil)

/// Sets the function that Objective-C calls before an exception ends the process. Swift's errors end it without a call, as on iOS; so do
/// exceptions here.
public func NSSetUncaughtExceptionHandler(_ new: NSUncaughtExceptionHandler?) {
    if new != nil { Inert.use("NSSetUncaughtExceptionHandler(_:)") }
    handler.withLock { $0 = new }
}

/// Returns the function that was set to be called before an exception ends the process.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { handler.withLock { $0 } }
