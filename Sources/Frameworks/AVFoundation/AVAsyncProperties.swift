import CoreGraphics
import CoreMedia
import Foundation
import UIKit

// Properties that are loaded asynchronously (iOS 15). No movie is read here: loading them throws.

/// A property of any type that is loaded.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

/// A property that is loaded.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    /// The state of a property.
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}

extension AVAsynchronousKeyValueLoading {
    /// Throws, since no movie is read here.
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
        let name = "\(Self.self).load(.\(property.name))"
        Inert.use(name)
        throw Inert.error(name)
    }

    /// Throws, since no movie is read here.
    public func load<A, B>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) { (try await load(first), try await load(second)) }

    /// Throws, since no movie is read here.
    public func load<A, B, C>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
        _ third: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (try await load(first), try await load(second), try await load(third)) }

    /// Throws, since no movie is read here.
    public func load<A, B, C, D>(
        _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
        _ third: AVAsyncProperty<Self, C>,
        _ fourth: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) {
        (try await load(first), try await load(second), try await load(third), try await load(fourth))
    }

    /// Returns the state of a property, which is never loaded here.
    public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status {
        .notYetLoaded
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("duration") }
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredRate") }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredVolume") }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty("preferredTransform")
    }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty("tracks") }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty("creationDate") }
    public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty("lyrics") }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        AVAsyncProperty("commonMetadata")
    }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("metadata") }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
        AVAsyncProperty("availableMetadataFormats")
    }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> {
        AVAsyncProperty("availableChapterLocales")
    }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("hasProtectedContent")
    }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isPlayable") }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isExportable") }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isReadable") }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isComposable") }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("providesPreciseDurationAndTiming")
    }
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("isCompatibleWithAirPlayVideo")
    }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        AVAsyncProperty("formatDescriptions")
    }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isPlayable") }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isDecodable") }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isEnabled") }
    public static var isSelfContained: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isSelfContained") }
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> {
        AVAsyncProperty("totalSampleDataLength")
    }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty("timeRange") }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
        AVAsyncProperty("naturalTimeScale")
    }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("estimatedDataRate") }
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty("languageCode") }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
        AVAsyncProperty("extendedLanguageTag")
    }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty("naturalSize") }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty("preferredTransform")
    }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredVolume") }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("nominalFrameRate") }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("minFrameDuration") }
    public static var requiresFrameReordering: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("requiresFrameReordering")
    }
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { AVAsyncProperty("segments") }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        AVAsyncProperty("commonMetadata")
    }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("metadata") }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
        AVAsyncProperty("value")
    }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty("stringValue") }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty("numberValue") }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty("dateValue") }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty("dataValue") }
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> {
        AVAsyncProperty("extraAttributes")
    }
}

extension AVAsset {
    /// Throws, since no movie is read here.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try refuse("loadTracks(withMediaType:)")
    }
    public func loadTracks(withMediaCharacteristic characteristic: AVMediaCharacteristic) async throws
        -> [AVAssetTrack]
    { try refuse("loadTracks(withMediaCharacteristic:)") }
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        try refuse("loadTrack(withTrackID:)")
    }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        try refuse("loadMetadata(for:)")
    }
    public func loadMediaSelectionGroup(for characteristic: AVMediaCharacteristic) async throws
        -> AVMediaSelectionGroup?
    { try refuse("loadMediaSelectionGroup(for:)") }

    /// Calls the handler with an error, since no movie is read here.
    public func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        Inert.use("AVAsset.loadTracks(withMediaType:)")
        Inert.later { completionHandler(nil, Inert.error("AVAsset.loadTracks(withMediaType:)")) }
    }

    private func refuse<Value>(_ name: String) throws -> Value {
        Inert.use("AVAsset.\(name)")
        throw Inert.error("AVAsset.\(name)")
    }
}

extension AVAssetImageGenerator {
    /// Throws: no images of movies are made here.
    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        Inert.use("AVAssetImageGenerator.image(at:)")
        throw Inert.error("AVAssetImageGenerator.image(at:)")
    }

    /// Calls the handler with an error: no images of movies are made here.
    public func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let name = "AVAssetImageGenerator.generateCGImageAsynchronously(for:)"
        Inert.use(name)
        Inert.later { handler(nil, requestedTime, Inert.error(name)) }
    }
}
