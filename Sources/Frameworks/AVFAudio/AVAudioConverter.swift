import AudioToolbox
import Foundation
import UIKit

public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// The frames before and after those of a conversion.
public struct AVAudioConverterPrimeInfo: Sendable {
    public var leadingFrames: UInt32
    public var trailingFrames: UInt32

    public init(leadingFrames: UInt32 = 0, trailingFrames: UInt32 = 0) {
        (self.leadingFrames, self.trailingFrames) = (leadingFrames, trailingFrames)
    }
}

public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }

/// A converter of formats, which fails.
open class AVAudioConverter: NSObject {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var sampleRateConverterQuality = 0
    open var bitRate = 0
    open var channelMap: [NSNumber] = []
    open var sampleRateConverterAlgorithm: String?
    open var bitRateStrategy: String?
    open var magicCookie: Data?
    open var downmix = false
    open var dither = false
    open var maximumOutputPacketSize: Int { 0 }
    open var availableEncodeBitRates: [NSNumber]? { nil }
    open var applicableEncodeBitRates: [NSNumber]? { nil }
    open var availableEncodeSampleRates: [NSNumber]? { nil }
    open var applicableEncodeSampleRates: [NSNumber]? { nil }
    open var availableEncodeChannelLayoutTags: [NSNumber]? { nil }
    open var primeInfo = AVAudioConverterPrimeInfo()
    open var primeMethod = AVAudioConverterPrimeMethod.normal

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    open func reset() {}

    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw Inert.error("AVAudioConverter.convert(to:from:)")
    }

    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = Inert.error("AVAudioConverter.convert(to:error:withInputFrom:)") as NSError
        return .error
    }
}
