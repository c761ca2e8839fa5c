import Foundation

extension BGTaskScheduler {
    /// An error of the scheduler.
    public struct Error: CustomNSError, Hashable, Sendable {
        /// The reason.
        public enum Code: Int, Sendable {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible

            public static func ~= (code: Self, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }

        public let code: Code

        public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }
}
