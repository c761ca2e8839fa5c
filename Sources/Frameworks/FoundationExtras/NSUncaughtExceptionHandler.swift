import Foundation
import Synchronization
import UIKit

private let handler = Mutex<(@Sendable (NSException) -> Void)?>(nil)

/// Sets the function that Objective-C calls before an exception ends the process. Swift's errors end it without a call, as on iOS; so do
/// exceptions here.
public func NSSetUncaughtExceptionHandler(_ new: (@Sendable (NSException) -> Void)?) {
    if new != nil {
        RuntimeDiagnostics.reportOnce(
            "NSSetUncaughtExceptionHandler(_:) has no effect here: there are no exceptions")
    }
    handler.withLock { $0 = new }
}

/// Returns the function that was set to be called before an exception ends the process.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? {
    handler.withLock(\.self)
}
