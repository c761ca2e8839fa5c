import Foundation
import UIKit

public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }

public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

// Rendering into buffers and connections of one node with several: there is no audio.
extension AVAudioEngine {
    public var isInManualRenderingMode: Bool { false }
    public var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
    public var manualRenderingFormat: AVAudioFormat { AVAudioFormat() }
    public var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
    public var manualRenderingSampleTime: AVAudioFramePosition { 0 }

    public func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
        maximumFrameCount: AVAudioFrameCount
    ) throws { throw Inert.error("AVAudioEngine.enableManualRenderingMode(_:format:maximumFrameCount:)") }

    public func disableManualRenderingMode() {
        Inert.use("AVAudioEngine.disableManualRenderingMode()")
    }

    public func renderOffline(
        _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
    ) throws -> AVAudioEngineManualRenderingStatus { throw Inert.error("AVAudioEngine.renderOffline(_:to:)") }

    public func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) { Inert.use("AVAudioEngine.connect(_:to:fromBus:format:)") }

    public func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        Inert.use("AVAudioEngine.disconnectNodeInput(_:bus:)")
    }

    public func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        Inert.use("AVAudioEngine.disconnectNodeOutput(_:bus:)")
    }

    public func inputConnectionPoint(
        for node: AVAudioNode, inputBus bus: AVAudioNodeBus
    ) -> AVAudioConnectionPoint? { nil }

    public func outputConnectionPoints(
        for node: AVAudioNode, outputBus bus: AVAudioNodeBus
    ) -> [AVAudioConnectionPoint] { [] }
}
