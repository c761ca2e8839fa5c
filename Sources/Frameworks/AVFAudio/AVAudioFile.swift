import Foundation
import UIKit

/// An audio file. No files are decoded here.
open class AVAudioFile: NSObject {
    public let url: URL
    open private(set) var fileFormat = AVAudioFormat()
    open private(set) var processingFormat = AVAudioFormat()
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0

    public init(forReading fileURL: URL) throws {
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fileURL.path])
        }
        url = fileURL
    }

    public convenience init(
        forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        try self.init(forReading: fileURL)
        processingFormat = Self.format(format, interleaved) ?? processingFormat
    }

    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
        fileFormat = AVAudioFormat(settings: settings) ?? fileFormat
    }

    public convenience init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
        interleaved: Bool
    ) throws {
        try self.init(forWriting: fileURL, settings: settings)
        processingFormat = Self.format(format, interleaved) ?? processingFormat
    }

    private static func format(_ format: AVAudioCommonFormat, _ interleaved: Bool) -> AVAudioFormat? {
        AVAudioFormat(commonFormat: format, sampleRate: 44100, channels: 2, interleaved: interleaved)
    }

    open func close() {}

    open func read(into buffer: AVAudioPCMBuffer) throws {
        throw Inert.error("AVAudioFile.read(into:)")
    }

    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw Inert.error("AVAudioFile.read(into:frameCount:)")
    }

    open func write(from buffer: AVAudioPCMBuffer) throws {
        throw Inert.error("AVAudioFile.write(from:)")
    }
}
