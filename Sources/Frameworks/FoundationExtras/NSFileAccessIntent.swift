import Foundation
import UIKit

/// An access to a file that is requested in advance.
open class NSFileAccessIntent: NSObject {
    /// The file.
    public let url: URL

    private init(_ url: URL) { self.url = url }

    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url)
    }

    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent {
        NSFileAccessIntent(url)
    }
}

extension NSFileCoordinator {
    /// Calls the accessor on the queue, in a later turn: no other process uses the files.
    public func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { accessor(nil) }
    }
}
