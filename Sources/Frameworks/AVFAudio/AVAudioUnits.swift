import AudioToolbox
import Foundation
import UIKit

// Effects and instruments keep their settings; there is no audio.

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf
    case highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 1
    open var gain: Float = 0
    open var bypass = true
}

open class AVAudioUnitEQ: AVAudioUnitEffect {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    }

    public override init() { bands = [] }
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert,
        multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
        multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {
        Inert.use("AVAudioUnitDistortion.loadFactoryPreset(_:)")
    }
}

open class AVAudioUnitGenerator: AVAudioUnit { open var bypass = false }

/// An instrument that receives MIDI.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
    public override init() {}
    public init(audioComponentDescription description: AudioComponentDescription) {}

    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.startNote(_:withVelocity:onChannel:)")
    }

    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.stopNote(_:onChannel:)")
    }

    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.sendController(_:withValue:onChannel:)")
    }

    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.sendPitchBend(_:onChannel:)")
    }

    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.sendPressure(_:onChannel:)")
    }

    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.sendProgramChange(_:onChannel:)")
    }

    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.sendProgramChange(_:bankMSB:bankLSB:onChannel:)")
    }

    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {
        Inert.use("AVAudioUnitMIDIInstrument.sendMIDIEvent(_:data1:data2:)")
    }

    open func sendMIDISysExEvent(_ midiData: Data) {
        Inert.use("AVAudioUnitMIDIInstrument.sendMIDISysExEvent(_:)")
    }
}

open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    open var stereoPan: Float = 0
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    open var globalTuning: Float = 0

    open func loadSoundBankInstrument(
        at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
    ) throws { throw Inert.error("AVAudioUnitSampler.loadSoundBankInstrument(at:program:bankMSB:bankLSB:)") }

    open func loadInstrument(at instrumentURL: URL) throws {
        throw Inert.error("AVAudioUnitSampler.loadInstrument(at:)")
    }

    open func loadAudioFiles(at audioFiles: [URL]) throws {
        throw Inert.error("AVAudioUnitSampler.loadAudioFiles(at:)")
    }
}

/// A place where a node is connected.
open class AVAudioConnectionPoint: NSObject {
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus

    public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

/// An installed audio unit, of which there is none.
open class AVAudioUnitComponent: NSObject {
    open var name: String { "" }
    open var typeName: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
    open var versionString: String { "" }
    open var tagNames: [String] { [] }
    open var allTagNames: [String] { [] }
    open var hasMIDIInput: Bool { false }
    open var hasMIDIOutput: Bool { false }
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
}

open class AVAudioUnitComponentManager: NSObject {
    private static let only = AVAudioUnitComponentManager()

    open class func shared() -> AVAudioUnitComponentManager { only }
    open var tagNames: [String] { [] }
    open var standardLocalizedTagNames: [String] { [] }
    open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] { [] }
    open func components(matching predicate: NSPredicate) -> [AVAudioUnitComponent] { [] }
    open func components(
        passingTest testHandler: (AVAudioUnitComponent, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [AVAudioUnitComponent] { [] }
}

// MARK: Sequences

public typealias AVMusicTimeStamp = Double

/// A track of a sequencer.
open class AVMusicTrack: NSObject {
    open var destinationAudioUnit: AVAudioUnit?
    open var isLoopingEnabled = false
    open var numberOfLoops = 0
    open var offsetTime: AVMusicTimeStamp = 0
    open var isMuted = false
    open var isSoloed = false
    open var lengthInBeats: AVMusicTimeStamp = 0
    open var lengthInSeconds: TimeInterval = 0
    open var timeResolution: Int { 480 }
}

public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let smfChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

/// A player of music in an engine. Files of MIDI are not read.
open class AVAudioSequencer: NSObject {
    public let tempoTrack = AVMusicTrack()
    open var tracks: [AVMusicTrack] { [] }
    open var userInfo: [String: Any] { [:] }
    open var currentPositionInSeconds: TimeInterval = 0
    open var currentPositionInBeats: TimeInterval = 0
    open var rate: Float = 1
    open var isPlaying: Bool { false }

    public override init() {}
    public init(audioEngine engine: AVAudioEngine) {}

    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
        throw Inert.error("AVAudioSequencer.load(from:options:)")
    }

    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {
        throw Inert.error("AVAudioSequencer.load(from:options:)")
    }

    open func write(to fileURL: URL, smpteResolution resolution: Int, replaceExisting replace: Bool) throws {
        throw Inert.error("AVAudioSequencer.write(to:smpteResolution:replaceExisting:)")
    }

    open func prepareToPlay() {}
    open func start() throws { throw Inert.error("AVAudioSequencer.start()") }
    open func stop() {}
}

// MARK: Space

public struct AVAudio3DPoint: Equatable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}

public typealias AVAudio3DVector = AVAudio3DPoint

public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}

public struct AVAudio3DAngularOrientation: Equatable, Sendable {
    public var yaw: Float
    public var pitch: Float
    public var roll: Float

    public init() { (yaw, pitch, roll) = (0, 0, 0) }
    public init(yaw: Float, pitch: Float, roll: Float) {
        (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
    }
}

public func AVAudioMake3DAngularOrientation(
    _ yaw: Float, _ pitch: Float, _ roll: Float
) -> AVAudio3DAngularOrientation { AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll) }

open class AVAudioEnvironmentNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var listenerPosition = AVAudio3DPoint()
    open var listenerAngularOrientation = AVAudio3DAngularOrientation()
}

// MARK: Blocks

public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

public typealias AVAudioSinkNodeReceiverBlock = (
    UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus

/// A node whose audio a block makes, which is not called.
open class AVAudioSourceNode: AVAudioNode {
    open var volume: Float = 1
    open var pan: Float = 0

    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        Inert.use("AVAudioSourceNode.init(renderBlock:)")
    }

    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        Inert.use("AVAudioSourceNode.init(format:renderBlock:)")
    }
}

/// A node whose audio a block receives, which is not called.
open class AVAudioSinkNode: AVAudioNode {
    public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) {
        Inert.use("AVAudioSinkNode.init(receiverBlock:)")
    }
}
