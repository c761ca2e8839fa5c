import AudioToolbox
import Foundation

public typealias AVAudioPacketCount = UInt32

/// A buffer of audio in memory, as a list of Core Audio's buffers.
open class AVAudioBuffer: NSObject {
    public let format: AVAudioFormat
    private let list: UnsafeMutablePointer<AudioBufferList>

    /// Creates a buffer with Core Audio's buffers of its memory.
    init(format: AVAudioFormat, buffers: [AudioBuffer]) {
        self.format = format
        let rest = MemoryLayout<AudioBuffer>.stride * max(buffers.count - 1, 0)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<AudioBufferList>.size + rest,
            alignment: MemoryLayout<AudioBufferList>.alignment)
        list = memory.bindMemory(to: AudioBufferList.self, capacity: 1)
        list.initialize(to: AudioBufferList(mNumberBuffers: UInt32(buffers.count)))
        let entries = UnsafeMutableAudioBufferListPointer(list)
        for (index, buffer) in buffers.enumerated() { entries[index] = buffer }
    }

    /// Creates a buffer without memory.
    public override convenience init() { self.init(format: AVAudioFormat(), buffers: []) }

    deinit { list.deallocate() }

    open var audioBufferList: UnsafePointer<AudioBufferList> { UnsafePointer(list) }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list }
}

/// A buffer of compressed audio.
open class AVAudioCompressedBuffer: AVAudioBuffer {
    public let packetCapacity: AVAudioPacketCount
    public let maximumPacketSize: Int
    open var packetCount: AVAudioPacketCount = 0
    open var byteLength: UInt32 = 0
    private let memory: UnsafeMutableRawPointer
    private let descriptions: UnsafeMutablePointer<AudioStreamPacketDescription>

    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        let (count, size) = (Int(packetCapacity), Int(packetCapacity) * maximumPacketSize)
        (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
        memory = .allocate(byteCount: max(size, 1), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        descriptions = .allocate(capacity: max(count, 1))
        descriptions.initialize(repeating: AudioStreamPacketDescription(), count: count)
        let buffer = AudioBuffer(
            mNumberChannels: format.channelCount, mDataByteSize: UInt32(clamping: size), mData: memory)
        super.init(format: format, buffers: [buffer])
    }

    public convenience init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount) {
        let size = Int(format.streamDescription.pointee.mBytesPerPacket)
        self.init(format: format, packetCapacity: packetCapacity, maximumPacketSize: size)
    }

    deinit {
        memory.deallocate()
        descriptions.deallocate()
    }

    open var data: UnsafeMutableRawPointer { memory }
    open var byteCapacity: UInt32 { UInt32(clamping: Int(packetCapacity) * maximumPacketSize) }
    open var packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? { descriptions }
}
