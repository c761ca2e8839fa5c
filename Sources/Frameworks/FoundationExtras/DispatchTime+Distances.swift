import Foundation

extension DispatchTime {
    /// Returns the interval to another time.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
        return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    /// Returns the time after an interval.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
