import AudioToolbox
import Foundation
import UIKit

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A node of an audio engine.
open class AVAudioNode: NSObject {
    open private(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }

    public override init() {}

    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
    /// The moment of the last rendering; nil as the engine does not run.
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }
    /// The audio unit of the node, which has no effect.
    open private(set) lazy var auAudioUnit = AUAudioUnit()
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

open class AVAudioIONode: AVAudioNode {
    open var presentationLatency: TimeInterval { 0 }
    open var audioUnit: AudioUnit? { nil }
    open var isVoiceProcessingEnabled: Bool { false }

    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        throw Inert.error("AVAudioIONode.setVoiceProcessingEnabled(_:)")
    }
}

open class AVAudioInputNode: AVAudioIONode {
    open var volume: Float = 1
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false
}

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

/// The moment of playing that a completion handler reports.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed, dataRendered, dataPlayedBack
}

public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void

open class AVAudioPlayerNode: AVAudioNode {
    open var isPlaying: Bool { false }
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1

    open func play() { Inert.use("AVAudioPlayerNode.play()") }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() {}
    open func stop() {}
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }

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

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        Inert.use("AVAudioPlayerNode.scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)")
    }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleBuffer(buffer, at: when, options: options) }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleBuffer(buffer) }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleFile(file, at: when) }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) }
}

open class AVAudioUnit: AVAudioNode {
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
    open var audioUnit: AudioUnit? { nil }

    open func loadPreset(at url: URL) throws { throw Inert.error("AVAudioUnit.loadPreset(at:)") }

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
open class AVAudioUnitTimeEffect: AVAudioUnit {
    open var bypass = false

    public override init() { super.init() }

    /// Creates the effect of a component; none is installed here.
    public init(audioComponentDescription: AudioComponentDescription) { super.init() }
}

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
