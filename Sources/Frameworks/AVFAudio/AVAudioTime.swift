import AudioToolbox
import Foundation

/// A point in time of audio: of the host's clock in nanoseconds, of samples, or both.
open class AVAudioTime: NSObject {
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let isHostTimeValid: Bool
    public let isSampleTimeValid: Bool

    public init(hostTime: UInt64) {
        (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0)
        (isHostTimeValid, isSampleTimeValid) = (true, false)
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
        (isHostTimeValid, isSampleTimeValid) = (false, true)
    }

    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, self.sampleTime, self.sampleRate) = (hostTime, sampleTime, sampleRate)
        (isHostTimeValid, isSampleTimeValid) = (true, true)
    }

    public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        self.init(
            hostTime: ts.pointee.mHostTime, sampleTime: AVAudioFramePosition(ts.pointee.mSampleTime),
            atRate: sampleRate)
    }

    open var audioTimeStamp: AudioTimeStamp {
        var stamp = AudioTimeStamp()
        (stamp.mHostTime, stamp.mSampleTime) = (hostTime, Double(sampleTime))
        if isHostTimeValid { stamp.mFlags.insert(.hostTimeValid) }
        if isSampleTimeValid { stamp.mFlags.insert(.sampleTimeValid) }
        return stamp
    }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(seconds, 0) * 1e9) }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }

    /// Returns the time with the part that it lacks, reckoned from a time that has both.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else {
            return nil
        }
        let rate = anchorTime.sampleRate
        if isSampleTimeValid {
            let seconds = Double(sampleTime - anchorTime.sampleTime) / rate
            let host = Self.seconds(forHostTime: anchorTime.hostTime) + seconds
            return AVAudioTime(
                hostTime: Self.hostTime(forSeconds: host), sampleTime: sampleTime, atRate: rate)
        }
        let seconds = Self.seconds(forHostTime: hostTime) - Self.seconds(forHostTime: anchorTime.hostTime)
        let sample = anchorTime.sampleTime + AVAudioFramePosition(seconds * rate)
        return AVAudioTime(hostTime: hostTime, sampleTime: sample, atRate: rate)
    }
}
