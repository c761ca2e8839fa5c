import Foundation
import FoundationNetworking

extension URLSession {
    /// The tasks of each kind that are not complete.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// The tasks that are not complete.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) }
            }
        }
    }
}
