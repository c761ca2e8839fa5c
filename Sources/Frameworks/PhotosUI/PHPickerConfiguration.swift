import Foundation
import Photos
import UIKit
@_exported import UniformTypeIdentifiers

/// The options of a picker of photos, which shows none here.
public struct PHPickerConfiguration: Equatable, Hashable {
    /// The format of what is picked.
    public enum AssetRepresentationMode: Equatable, Sendable { case automatic, current, compatible }
    /// The order of what is picked.
    public enum Selection: Equatable, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    /// The layout of a picker.
    public enum Mode: Equatable, Sendable { case `default`, compact }

    /// The parts of a picker that are left out.
    public struct DisabledCapabilities: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let search = DisabledCapabilities(rawValue: 1)
        public static let stagingArea = DisabledCapabilities(rawValue: 2)
        public static let collectionNavigation = DisabledCapabilities(rawValue: 4)
        public static let selectionActions = DisabledCapabilities(rawValue: 8)
        public static let sensitivityAnalysisIntervention = DisabledCapabilities(rawValue: 16)
    }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    /// The most that can be picked; 0 for no limit.
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = Mode.default
    public var edgesWithoutContentMargins: UInt = 0
    public var disabledCapabilities: DisabledCapabilities = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// The kinds of photos that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let text: String

    private init(_ text: String) { self.text = text }

    public static let images = PHPickerFilter("images")
    public static let videos = PHPickerFilter("videos")
    public static let livePhotos = PHPickerFilter("livePhotos")
    public static let screenshots = PHPickerFilter("screenshots")
    public static let panoramas = PHPickerFilter("panoramas")
    public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
    public static let bursts = PHPickerFilter("bursts")
    public static let screenRecordings = PHPickerFilter("screenRecordings")
    public static let cinematicVideos = PHPickerFilter("cinematicVideos")
    public static let slomoVideos = PHPickerFilter("slomoVideos")
    public static let timelapseVideos = PHPickerFilter("timelapseVideos")
    public static let spatialMedia = PHPickerFilter("spatialMedia")

    public static func playbackStyle(_ style: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter("style \(style.rawValue)")
    }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter("any(\(subfilters.map(\.text).joined(separator: ",")))")
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter("all(\(subfilters.map(\.text).joined(separator: ",")))")
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter("not(\(filter.text))")
    }
}
