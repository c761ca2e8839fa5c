import CoreLocation
import Foundation

/// Writes distances in meters as texts: in kilometers from 1,000 meters, in miles from a tenth of one.
open class MKDistanceFormatter: Formatter {
    /// Units of distances.
    public enum Units: UInt, Sendable {
        case `default`, metric, imperial, imperialWithYards
    }

    /// The length of the units' names.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`, abbreviated, full
    }

    /// The locale that decides the units and the separators.
    open var locale: Locale! = Locale.current
    /// The units; those of the locale by default.
    open var units = Units.default
    /// The length of the units' names; short by default.
    open var unitStyle = DistanceUnitStyle.default

    /// Returns the text of a distance in meters.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        switch system {
        case .imperial where distance >= 160.9344, .imperialWithYards where distance >= 160.9344:
            text(distance / 1609.344, "mi", "mile")
        case .imperial: text(Self.rounded(distance / 0.3048), "ft", "foot")
        case .imperialWithYards: text(Self.rounded(distance / 0.9144), "yd", "yard")
        default:
            distance >= 1000
                ? text(distance / 1000, "km", "kilometer") : text(Self.rounded(distance), "m", "meter")
        }
    }

    /// Returns the text of a distance in meters.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
            ?? (obj as? Double).map(string(fromDistance:))
    }

    /// The meters of each unit.
    private static let lengths: [String: CLLocationDistance] = [
        "m": 1, "meter": 1, "km": 1000, "kilometer": 1000, "ft": 0.3048, "foot": 0.3048, "feet": 0.3048,
        "yd": 0.9144, "yard": 0.9144, "mi": 1609.344, "mile": 1609.344,
    ]

    /// Returns the distance in meters of a text in a unit of lengths; -1 if it is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let word = distance.filter(\.isLetter).lowercased()
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        let digits = distance.prefix { !$0.isLetter }.trimmingCharacters(in: .whitespaces)
        let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
        guard let length = Self.lengths[word] ?? Self.lengths[singular],
            let number = numbers.number(from: digits)
        else { return -1 }
        return number.doubleValue * length
    }

    private var system: Units {
        guard units == .default else { return units }
        switch locale?.measurementSystem {
        case .us?: return .imperial
        case .uk?: return .imperialWithYards
        default: return .metric
        }
    }

    /// Short distances are rounded to steps that signs use.
    private static func rounded(_ distance: Double) -> Double {
        let step: Double = distance < 50 ? 5 : distance < 500 ? 25 : 50
        return (distance / step).rounded() * step
    }

    private func text(_ value: Double, _ short: String, _ long: String) -> String {
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        numbers.maximumFractionDigits = value < 10 ? 1 : 0
        let number = numbers.string(from: NSNumber(value: value)) ?? "\(value)"
        guard unitStyle == .full else { return "\(number) \(short)" }
        let plural = long == "foot" ? "feet" : long + "s"
        return "\(number) \(number == "1" ? long : plural)"
    }
}
