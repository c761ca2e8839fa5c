import AudioToolbox
import Foundation
import UIKit

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The format of audio.
open class AVAudioFormat: NSObject {
    open private(set) var sampleRate = 44100.0
    open private(set) var channelCount: AVAudioChannelCount = 2
    open private(set) var commonFormat = AVAudioCommonFormat.pcmFormatFloat32
    open private(set) var isInterleaved = false
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open private(set) var settings: [String: Any] = [:]

    public override init() {}

    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        (commonFormat, self.sampleRate, channelCount, isInterleaved) =
            (format, sampleRate, channels, interleaved)
    }

    public init?(settings: [String: Any]) { self.settings = settings }
}

/// A point in time of audio.
open class AVAudioTime: NSObject {
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double

    public init(hostTime: UInt64) { (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0) }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
    }
}

open class AVAudioBuffer: NSObject {
    public let format: AVAudioFormat
    init(format: AVAudioFormat) { self.format = format }
}

/// An audio file. No files are decoded here.
open class AVAudioFile: NSObject {
    public let url: URL
    open var fileFormat: AVAudioFormat { AVAudioFormat() }
    open var processingFormat: AVAudioFormat { AVAudioFormat() }
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0

    public init(forReading fileURL: URL) throws {
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fileURL.path])
        }
        url = fileURL
    }

    public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }

    open func read(into buffer: AVAudioPCMBuffer) throws {
        throw Inert.error("AVAudioFile.read(into:)")
    }

    open func write(from buffer: AVAudioPCMBuffer) throws {
        throw Inert.error("AVAudioFile.write(from:)")
    }
}

/// A node of an audio engine.
open class AVAudioNode: NSObject {
    open private(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }

    public override init() {}

    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func reset() {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}

    /// Has no effect: there is no audio, so that the block is not called.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        Inert.use("AVAudioNode.installTap(onBus:bufferSize:format:block:)")
    }

    fileprivate func join(_ engine: AVAudioEngine?) { self.engine = engine }
}

open class AVAudioIONode: AVAudioNode {}
open class AVAudioInputNode: AVAudioIONode { open var volume: Float = 1 }
open class AVAudioOutputNode: AVAudioIONode {}

open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

open class AVAudioPlayerNode: AVAudioNode {
    open var isPlaying: Bool { false }
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1

    open func play() { Inert.use("AVAudioPlayerNode.play()") }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() {}
    open func stop() {}
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        Inert.use("AVAudioPlayerNode.scheduleBuffer(_:at:options:completionHandler:)")
    }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        Inert.use("AVAudioPlayerNode.scheduleFile(_:at:completionHandler:)")
    }
}

open class AVAudioUnit: AVAudioNode {
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }

    /// Fails, as no audio units are installed.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping (AVAudioUnit?, (any Error)?) -> Void
    ) {
        Inert.use("AVAudioUnit.instantiate(with:options:completionHandler:)")
        Inert.later { completionHandler(nil, Inert.error("")) }
    }
}
open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
    case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
    open var wetDryMix: Float = 0
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15000
    open var wetDryMix: Float = 100
}

/// A graph of audio nodes. There is no audio here.
open class AVAudioEngine: NSObject {
    public let mainMixerNode = AVAudioMixerNode()
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isRunning: Bool { false }
    open var isAutoShutdownEnabled = false

    public override init() {}

    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.join(self)
    }

    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.join(nil)
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws { throw Inert.error("AVAudioEngine.start()") }
    open func pause() {}
    open func reset() {}
    open func stop() {}
}

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}

/// A player of MIDI files. There is no audio here.
open class AVMIDIPlayer: NSObject {
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0

    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {}

    open func prepareToPlay() {}
    open func play(_ completionHandler: (() -> Void)? = nil) { Inert.use("AVMIDIPlayer.play(_:)") }
    open func stop() {}
}
