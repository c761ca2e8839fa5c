import AudioToolbox
import CoreMedia
import Foundation
import UIKit

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The format of audio.
open class AVAudioFormat: NSObject {
    open var sampleRate: Double { storage.pointee.mSampleRate }
    open var channelCount: AVAudioChannelCount { storage.pointee.mChannelsPerFrame }
    open private(set) var channelLayout: AVAudioChannelLayout?
    open var magicCookie: Data?
    private let storage = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)

    /// The format as Core Audio has it; the pointer is valid as long as the object.
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(storage) }

    private init(_ description: AudioStreamBasicDescription, _ layout: AVAudioChannelLayout?) {
        storage.initialize(to: description)
        channelLayout = layout
    }

    deinit { storage.deallocate() }

    public override convenience init() {
        self.init(.pcm(.pcmFormatFloat32, 44100, channels: 2, isInterleaved: false), nil)
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(.pcm(.pcmFormatFloat32, sampleRate, channels: channels, isInterleaved: false), nil)
    }

    public convenience init(
        standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout
    ) {
        let channels = layout.channelCount
        self.init(.pcm(.pcmFormatFloat32, sampleRate, channels: channels, isInterleaved: false), layout)
    }

    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        self.init(.pcm(format, sampleRate, channels: channels, isInterleaved: interleaved), nil)
    }

    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        let channels = layout.channelCount
        self.init(.pcm(format, sampleRate, channels: channels, isInterleaved: interleaved), layout)
    }

    public convenience init?(streamDescription: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription.pointee, nil)
    }

    public convenience init?(
        streamDescription: UnsafePointer<AudioStreamBasicDescription>,
        channelLayout layout: AVAudioChannelLayout?
    ) {
        self.init(streamDescription.pointee, layout)
    }

    /// Creates the format of settings, with the number of channels, the sample rate and the bits of a sample.
    public convenience init?(settings: [String: Any]) {
        self.init(AudioStreamBasicDescription(settings), nil)
    }

    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        Inert.use("AVAudioFormat.init(cmAudioFormatDescription:)")
        self.init()
    }

    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var isInterleaved: Bool { storage.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
    open var commonFormat: AVAudioCommonFormat { storage.pointee.commonFormat }
    open var settings: [String: Any] { storage.pointee.settings }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioFormat)?.storage.pointee == storage.pointee
    }

    open override var hash: Int { storage.pointee.hashValue }
}

/// The places of channels.
open class AVAudioChannelLayout: NSObject {
    public let layoutTag: AudioChannelLayoutTag
    public let channelCount: AVAudioChannelCount

    /// Creates the layout of a tag, whose lower half is the number of its channels.
    public init?(layoutTag: AudioChannelLayoutTag) {
        (self.layoutTag, channelCount) = (layoutTag, layoutTag & 0xFFFF)
    }

    public init(layout: UnsafePointer<AudioChannelLayout>) {
        layoutTag = layout.pointee.mChannelLayoutTag
        let described = layout.pointee.mNumberChannelDescriptions
        channelCount = described > 0 ? described : layoutTag & 0xFFFF
    }
}

// MARK: Descriptions

extension AudioStreamBasicDescription {
    static func pcm(
        _ format: AVAudioCommonFormat, _ rate: Double, channels: UInt32, isInterleaved: Bool
    ) -> AudioStreamBasicDescription {
        var result = AudioStreamBasicDescription()
        let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
        let size = UInt32(format.sampleSize ?? 0)
        (result.mSampleRate, result.mFormatID) = (rate, kAudioFormatLinearPCM)
        result.mFormatFlags =
            kAudioFormatFlagIsPacked | (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
            | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved)
        (result.mChannelsPerFrame, result.mBitsPerChannel) = (channels, size * 8)
        (result.mFramesPerPacket, result.mBytesPerFrame) = (1, isInterleaved ? size * channels : size)
        result.mBytesPerPacket = result.mBytesPerFrame
        return result
    }

    init(_ settings: [String: Any]) {
        func number(_ key: String) -> NSNumber? { settings[key] as? NSNumber }
        let bits = number(AVLinearPCMBitDepthKey)?.intValue ?? 32
        let isFloat = number(AVLinearPCMIsFloatKey)?.boolValue ?? (bits != 16)
        let format: AVAudioCommonFormat =
            isFloat
            ? (bits == 64 ? .pcmFormatFloat64 : .pcmFormatFloat32)
            : (bits == 16 ? .pcmFormatInt16 : .pcmFormatInt32)
        self = .pcm(
            format, number(AVSampleRateKey)?.doubleValue ?? 44100,
            channels: number(AVNumberOfChannelsKey)?.uint32Value ?? 2,
            isInterleaved: number(AVLinearPCMIsNonInterleaved).map { !$0.boolValue } ?? true)
        let identifier = number(AVFormatIDKey)?.uint32Value ?? kAudioFormatLinearPCM
        guard identifier != kAudioFormatLinearPCM else { return }
        (mFormatID, mFormatFlags, mBitsPerChannel, mBytesPerFrame, mBytesPerPacket) = (identifier, 0, 0, 0, 0)
    }

    var settings: [String: Any] {
        let common: [String: Any] = [
            AVFormatIDKey: mFormatID, AVSampleRateKey: mSampleRate, AVNumberOfChannelsKey: mChannelsPerFrame,
        ]
        guard mFormatID == kAudioFormatLinearPCM else { return common }
        return common.merging([
            AVLinearPCMBitDepthKey: mBitsPerChannel,
            AVLinearPCMIsFloatKey: mFormatFlags & kAudioFormatFlagIsFloat != 0,
            AVLinearPCMIsBigEndianKey: mFormatFlags & kAudioFormatFlagIsBigEndian != 0,
            AVLinearPCMIsNonInterleaved: mFormatFlags & kAudioFormatFlagIsNonInterleaved != 0,
        ]) { $1 }
    }

    var commonFormat: AVAudioCommonFormat {
        guard mFormatID == kAudioFormatLinearPCM else { return .otherFormat }
        let isFloat = mFormatFlags & kAudioFormatFlagIsFloat != 0
        return switch (isFloat, mBitsPerChannel) {
        case (true, 32): .pcmFormatFloat32
        case (true, 64): .pcmFormatFloat64
        case (false, 16): .pcmFormatInt16
        case (false, 32): .pcmFormatInt32
        default: .otherFormat
        }
    }
}

extension AVAudioCommonFormat {
    /// The number of bytes of a sample; nil for compressed formats.
    var sampleSize: Int? {
        switch self {
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        case .pcmFormatInt16: 2
        case .otherFormat: nil
        }
    }
}
