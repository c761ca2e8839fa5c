import AudioToolbox
import Foundation

/// A buffer of audio samples in memory, which are silent at first.
open class AVAudioPCMBuffer: AVAudioBuffer {
    public let frameCapacity: AVAudioFrameCount
    private let samples: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private let count: Int

    /// The number of valid frames, no more than the capacity.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { frameLength = min(frameLength, frameCapacity) }
    }

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard let size = format.commonFormat.sampleSize else { return nil }
        count = max(Int(format.channelCount), 1)
        let block = Int(frameCapacity) * size
        samples = .allocate(byteCount: max(block * count, 1), alignment: 16)
        samples.initializeMemory(as: UInt8.self, repeating: 0, count: block * count)
        channels = .allocate(capacity: count)
        for index in 0..<count {
            let offset = index * (format.isInterleaved ? size : block)
            (channels + index).initialize(to: samples + offset)
        }
        self.frameCapacity = frameCapacity
        let (memory, all) = (samples, UInt32(count))
        let buffers =
            format.isInterleaved
            ? [
                AudioBuffer(
                    mNumberChannels: all, mDataByteSize: UInt32(clamping: block * count), mData: memory)
            ]
            : (0..<count).map {
                AudioBuffer(
                    mNumberChannels: 1, mDataByteSize: UInt32(clamping: block), mData: memory + $0 * block)
            }
        super.init(format: format, buffers: buffers)
    }

    deinit {
        channels.deallocate()
        samples.deallocate()
    }

    /// The distance between two samples of a channel.
    open var stride: Int { format.isInterleaved ? count : 1 }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    /// The channels' samples if they are of the format.
    private func data<Sample>(
        _ expected: AVAudioCommonFormat
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == expected else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}
