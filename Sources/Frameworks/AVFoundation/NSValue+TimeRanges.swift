import CoreMedia
import Foundation

extension NSValue {
    /// Creates a value with a range of time.
    public convenience init(timeRange: CMTimeRange) {
        self.init(times: [timeRange.start, timeRange.duration])
    }

    /// The range of time of the value; invalid for other values.
    public var timeRangeValue: CMTimeRange {
        guard let times = times(2) else { return .invalid }
        return CMTimeRange(start: times[0], duration: times[1])
    }

    /// Creates a value with a range of time and where it is in another one.
    public convenience init(timeMapping: CMTimeMapping) {
        let (source, target) = (timeMapping.source, timeMapping.target)
        self.init(times: [source.start, source.duration, target.start, target.duration])
    }

    /// The ranges of time of the value; invalid for other values.
    public var timeMappingValue: CMTimeMapping {
        guard let times = times(4) else { return CMTimeMapping(source: .invalid, target: .invalid) }
        return CMTimeMapping(
            source: CMTimeRange(start: times[0], duration: times[1]),
            target: CMTimeRange(start: times[2], duration: times[3]))
    }

    private convenience init(times: [CMTime]) {
        let parts = times.flatMap { [$0.value, Int64($0.timescale), Int64($0.flags.rawValue), $0.epoch] }
        self.init(bytes: parts, objCType: "[\(parts.count)q]")
    }

    private func times(_ count: Int) -> [CMTime]? {
        guard String(cString: objCType) == "[\(4 * count)q]" else { return nil }
        var parts = [Int64](repeating: 0, count: 4 * count)
        parts.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
        return stride(from: 0, to: parts.count, by: 4).map {
            CMTime(
                value: parts[$0], timescale: CMTimeScale(truncatingIfNeeded: parts[$0 + 1]),
                flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[$0 + 2])), epoch: parts[$0 + 3])
        }
    }
}
