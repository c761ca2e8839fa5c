import Foundation

/// Writes a quantity with its unit, such as "3.5 km". Units are written by their symbols in every style.
open class MeasurementFormatter: Formatter {
    /// The options for choosing the unit of a quantity.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = AppLocale.current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    /// Returns a quantity in the unit of the locale or, if specified, in its own.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = localized(measurement.value, measurement.unit)
        if unit is UnitTemperature {
            let sign = unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol
            return number(value) + sign
        }
        return number(value) + (unitStyle == .short ? "" : " ") + unit.symbol
    }

    /// Returns the symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }

    private func number(_ value: Double) -> String {
        let formatter = numberFormatter ?? NumberFormatter()
        return formatter.string(from: value as NSNumber) ?? "\(value)"
    }

    private func localized(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension,
            let target = customaryUnit(for: dimension, value)
        else { return (value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        return (target.converter.value(fromBaseUnitValue: base), target)
    }

    /// Returns the locale's unit for such a quantity; nil if it is the given one.
    private func customaryUnit(for unit: Dimension, _ value: Double) -> Dimension? {
        let isMetric = (locale ?? AppLocale.current).measurementSystem == .metric
        let base = unit.converter.baseUnitValue(fromValue: value)
        switch unit {
        case is UnitTemperature:
            let isCelsius = (locale ?? AppLocale.current).measurementSystem != .us
            return isCelsius ? UnitTemperature.celsius : UnitTemperature.fahrenheit
        case is UnitLength where unitOptions.contains(.naturalScale):
            if isMetric { return base >= 1000 ? UnitLength.kilometers : base >= 1 ? .meters : .centimeters }
            return base >= 1609.344 / 2 ? UnitLength.miles : .feet
        case is UnitLength where !isMetric && base >= 1609.344 / 10: return UnitLength.miles
        case is UnitMass where unitOptions.contains(.naturalScale):
            if isMetric { return base >= 1 ? UnitMass.kilograms : .grams }
            return base >= 0.453_592_37 ? UnitMass.pounds : .ounces
        case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
        default: return nil
        }
    }
}
