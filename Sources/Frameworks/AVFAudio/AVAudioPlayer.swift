import Foundation
import UIKit

/// An audio player. There is no audio here: playback ends as soon as it begins.
open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var url: URL?
    open private(set) var data: Data?
    open private(set) var settings: [String: Any] = [:]
    open private(set) var format = AVAudioFormat()
    open var isPlaying: Bool { false }
    open var numberOfChannels: Int { 2 }
    open var duration: TimeInterval { 0 }
    open var currentTime: TimeInterval = 0
    open var deviceCurrentTime: TimeInterval { 0 }
    open var volume: Float = 1
    open var pan: Float = 0
    open var enableRate = false
    open var rate: Float = 1
    open var numberOfLoops = 0
    open var isMeteringEnabled = false

    public override init() {}

    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        self.url = url
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws { self.data = data }

    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    @discardableResult
    open func play() -> Bool {
        Inert.use("AVAudioPlayer.play()")
        return false
    }

    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }

    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// An audio recorder. There is no audio here.
open class AVAudioRecorder: NSObject {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    open private(set) var settings: [String: Any]
    public let format: AVAudioFormat
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var isMeteringEnabled = false

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings, format) = (url, settings, AVAudioFormat())
    }

    public init(url: URL, format: AVAudioFormat) throws {
        (self.url, settings, self.format) = (url, [:], format)
    }

    @discardableResult
    open func prepareToRecord() -> Bool { false }

    @discardableResult
    open func record() -> Bool {
        Inert.use("AVAudioRecorder.record()")
        return false
    }

    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }

    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record() }

    open func pause() {}
    open func stop() {}

    @discardableResult
    open func deleteRecording() -> Bool { false }

    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
