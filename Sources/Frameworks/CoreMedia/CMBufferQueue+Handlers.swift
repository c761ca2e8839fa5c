import Foundation
import UIKit

/// Compares two buffers of a queue.
public typealias CMBufferCompareHandler = (CMBuffer, CMBuffer) -> CFComparisonResult

extension CMBufferQueue {
    /// The functions with which a queue reads its buffers, which no queue does here.
    public struct Handlers {
        public private(set) var getDecodeTimeStamp: CMBufferGetTimeHandler?
        public private(set) var getPresentationTimeStamp: CMBufferGetTimeHandler?
        public private(set) var getDuration: CMBufferGetTimeHandler = { _ in .invalid }
        public private(set) var isDataReady: CMBufferGetBooleanHandler?
        public private(set) var compare: CMBufferCompareHandler?
        public private(set) var dataBecameReadyNotification: String?
        public private(set) var getSize: CMBufferGetSizeHandler?

        /// Sets the handlers.
        public struct Builder {
            var handlers: Handlers
            public var dataBecameReadyNotification: String? {
                get { handlers.dataBecameReadyNotification }
                set { handlers.dataBecameReadyNotification = newValue }
            }
            public mutating func getDecodeTimeStamp(_ body: @escaping CMBufferGetTimeHandler) {
                handlers.getDecodeTimeStamp = body
            }
            public mutating func getPresentationTimeStamp(_ body: @escaping CMBufferGetTimeHandler) {
                handlers.getPresentationTimeStamp = body
            }
            public mutating func getDuration(_ body: @escaping CMBufferGetTimeHandler) {
                handlers.getDuration = body
            }
            public mutating func isDataReady(_ body: @escaping CMBufferGetBooleanHandler) {
                handlers.isDataReady = body
            }
            public mutating func compare(_ body: @escaping CMBufferCompareHandler) { handlers.compare = body }
            public mutating func getSize(_ body: @escaping CMBufferGetSizeHandler) { handlers.getSize = body }
        }

        init() {}

        public init(withHandlers body: (inout Builder) -> Void) { self = Handlers().withHandlers(body) }

        /// Returns the handlers with some of them replaced.
        public func withHandlers(_ body: (inout Builder) -> Void) -> Handlers {
            var builder = Builder(handlers: self)
            body(&builder)
            return builder.handlers
        }

        public static var unsortedSampleBuffers: Handlers { Handlers() }
        public static var outputPTSSortedSampleBuffers: Handlers { Handlers() }
    }
}
