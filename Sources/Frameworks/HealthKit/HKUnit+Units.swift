import Foundation

/// The units of HealthKit.
extension HKUnit {
    private static func unit(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        HKUnit([Factor(symbol: HKBaseUnit.symbol(of: prefix) + symbol, power: 1)])
    }

    public class func gram() -> HKUnit { unit("g") }
    public class func ounce() -> HKUnit { unit("oz") }
    public class func pound() -> HKUnit { unit("lb") }
    public class func stone() -> HKUnit { unit("st") }
    public class func meter() -> HKUnit { unit("m") }
    public class func inch() -> HKUnit { unit("in") }
    public class func foot() -> HKUnit { unit("ft") }
    public class func yard() -> HKUnit { unit("yd") }
    public class func mile() -> HKUnit { unit("mi") }
    public class func liter() -> HKUnit { unit("L") }
    public class func fluidOunceUS() -> HKUnit { unit("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { unit("fl_oz_imp") }
    public class func pintUS() -> HKUnit { unit("pt_us") }
    public class func pintImperial() -> HKUnit { unit("pt_imp") }
    public class func cupUS() -> HKUnit { unit("cup_us") }
    public class func cupImperial() -> HKUnit { unit("cup_imp") }
    public class func pascal() -> HKUnit { unit("Pa") }
    public class func millimeterOfMercury() -> HKUnit { unit("mmHg") }
    public class func centimeterOfWater() -> HKUnit { unit("cmAq") }
    public class func atmosphere() -> HKUnit { unit("atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL") }
    public class func inchesOfMercury() -> HKUnit { unit("inHg") }
    public class func second() -> HKUnit { unit("s") }
    public class func minute() -> HKUnit { unit("min") }
    public class func hour() -> HKUnit { unit("hr") }
    public class func day() -> HKUnit { unit("d") }
    public class func joule() -> HKUnit { unit("J") }
    public class func kilocalorie() -> HKUnit { unit("kcal") }
    public class func smallCalorie() -> HKUnit { unit("cal") }
    public class func largeCalorie() -> HKUnit { unit("Cal") }
    public class func calorie() -> HKUnit { unit("cal") }
    public class func degreeCelsius() -> HKUnit { unit("degC") }
    public class func degreeFahrenheit() -> HKUnit { unit("degF") }
    public class func kelvin() -> HKUnit { unit("K") }
    public class func siemen() -> HKUnit { unit("S") }
    public class func internationalUnit() -> HKUnit { unit("IU") }
    public class func count() -> HKUnit { unit("count") }
    public class func percent() -> HKUnit { unit("%") }
    public class func decibelHearingLevel() -> HKUnit { unit("dBHL") }
    public class func hertz() -> HKUnit { unit("Hz") }
    public class func volt() -> HKUnit { unit("V") }
    public class func watt() -> HKUnit { unit("W") }
    public class func radianAngle() -> HKUnit { unit("rad") }
    public class func degreeAngle() -> HKUnit { unit("deg") }
    public class func lux() -> HKUnit { unit("lx") }
    public class func diopter() -> HKUnit { unit("D") }
    public class func appleEffortScore() -> HKUnit { unit("appleEffortScore") }

    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("g", prefix) }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("m", prefix) }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("L", prefix) }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("Pa", prefix) }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("s", prefix) }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("J", prefix) }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("S", prefix) }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("Hz", prefix) }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("V", prefix) }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("W", prefix) }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("rad", prefix) }

    /// Returns moles of a substance, which measure its mass.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        unit("mol<\(gramsPerMole)>", prefix)
    }
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
}

// MARK: Formatters

extension HKUnit {
    /// Creates the unit of a formatter's unit.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        let symbol =
            switch massFormatterUnit {
            case .kilogram: "kg"
            case .ounce: "oz"
            case .pound: "lb"
            case .stone: "st"
            default: "g"
            }
        self.init(from: symbol)
    }

    /// Creates the unit of a formatter's unit.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let symbol =
            switch lengthFormatterUnit {
            case .millimeter: "mm"
            case .centimeter: "cm"
            case .kilometer: "km"
            case .inch: "in"
            case .foot: "ft"
            case .yard: "yd"
            case .mile: "mi"
            default: "m"
            }
        self.init(from: symbol)
    }

    /// Creates the unit of a formatter's unit.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        let symbol =
            switch energyFormatterUnit {
            case .kilojoule: "kJ"
            case .calorie: "cal"
            case .kilocalorie: "kcal"
            default: "J"
            }
        self.init(from: symbol)
    }

    /// Returns the formatter's unit, which is the basic one where it has no other.
    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        let units: [MassFormatter.Unit] = [.kilogram, .ounce, .pound, .stone]
        return units.first { HKUnit(from: $0) == unit } ?? .gram
    }
    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        let units: [LengthFormatter.Unit] = [
            .millimeter, .centimeter, .kilometer, .inch, .foot, .yard, .mile,
        ]
        return units.first { HKUnit(from: $0) == unit } ?? .meter
    }
    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        let units: [EnergyFormatter.Unit] = [.kilojoule, .calorie, .kilocalorie]
        return units.first { HKUnit(from: $0) == unit } ?? .joule
    }
}
