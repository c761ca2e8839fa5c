import Foundation
import FoundationNetworking

extension URLSession {
    /// The tasks that are not complete.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) }
            }
        }
    }
}
