import Foundation
import UIKit

extension CMSampleBuffer {
    /// The attachments of a sample, which are stored.
    public struct PerSampleAttachmentsDictionary: Sequence {
        public struct Key: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        var values: [Key: Any] = [:]

        public subscript(key: Key) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }

        public func makeIterator() -> Dictionary<Key, Any>.Iterator { values.makeIterator() }
    }

    /// The attachments of each sample of a buffer.
    public struct SampleAttachmentsArray: RandomAccessCollection, MutableCollection {
        var samples: [PerSampleAttachmentsDictionary]

        public var startIndex: Int { samples.startIndex }
        public var endIndex: Int { samples.endIndex }
        public subscript(position: Int) -> PerSampleAttachmentsDictionary {
            get { samples[position] }
            set { samples[position] = newValue }
        }
    }

    /// The attachments of the buffer's samples, of which there is one here.
    public var sampleAttachments: SampleAttachmentsArray {
        get {
            AddedProperties.value(of: self, "sampleAttachments")
                ?? SampleAttachmentsArray(samples: [PerSampleAttachmentsDictionary()])
        }
        set { AddedProperties.set(newValue, of: self, "sampleAttachments") }
    }
}

extension CMSampleBuffer.PerSampleAttachmentsDictionary.Key {
    private static func key(_ name: String) -> Self { Self(rawValue: name) }

    public static let notSync = key("NotSync")
    public static let partialSync = key("PartialSync")
    public static let hasRedundantCoding = key("HasRedundantCoding")
    public static let isDependedOnByOthers = key("IsDependedOnByOthers")
    public static let dependsOnOthers = key("DependsOnOthers")
    public static let earlierDisplayTimesAllowed = key("EarlierDisplayTimesAllowed")
    public static let displayImmediately = key("DisplayImmediately")
    public static let doNotDisplay = key("DoNotDisplay")
    public static let hevcTemporalLevelInfo = key("HEVCTemporalLevelInfo")
    public static let hevcTemporalSubLayerAccess = key("HEVCTemporalSubLayerAccess")
    public static let hevcStepwiseTemporalSubLayerAccess = key("HEVCStepwiseTemporalSubLayerAccess")
    public static let hevcSyncSampleNALUnitType = key("HEVCSyncSampleNALUnitType")
    public static let audioIndependentSampleDecoderRefreshCount = key(
        "AudioIndependentSampleDecoderRefreshCount")
}
