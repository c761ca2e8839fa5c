import Foundation

/// The quantity that a unit measures: the powers of basic dimensions, and the factor to their basic units.
struct HKDimension: Equatable {
    enum Base: Hashable {
        case mass, length, time, temperature, conductance, potential, pharmacology, hearing, soundPressure
        case angle, illuminance, dioptric, effort
    }

    var powers: [Base: Int] = [:]

    static let none = HKDimension()

    static func * (a: HKDimension, b: HKDimension) -> HKDimension {
        HKDimension(powers: a.powers.merging(b.powers, uniquingKeysWith: +).filter { $0.value != 0 })
    }

    func raised(to power: Int) -> HKDimension {
        HKDimension(powers: powers.mapValues { $0 * power }.filter { $0.value != 0 })
    }
}

/// A unit that is not composed of others, by its symbol.
struct HKBaseUnit {
    /// The size in basic units: grams, meters, seconds, kelvins.
    let factor: Double
    let dimension: HKDimension
    /// The basic value of 0; temperatures alone have another one than 0.
    var offset = 0.0

    /// Returns the unit of a symbol, with or without a prefix, or nil if there is none.
    static func unit(of symbol: String) -> HKBaseUnit? {
        if let unit = bases[symbol] ?? mole(symbol) { return unit }
        for (_, prefix, factor) in prefixes where symbol.hasPrefix(prefix) {
            let rest = String(symbol.dropFirst(prefix.count))
            guard let unit = prefixed.contains(rest) ? bases[rest] : mole(rest) else { continue }
            return HKBaseUnit(factor: unit.factor * factor, dimension: unit.dimension)
        }
        return nil
    }

    /// A mole of a substance is its molar mass: `mol<180.15588>`.
    private static func mole(_ symbol: String) -> HKBaseUnit? {
        guard symbol.hasPrefix("mol<"), symbol.hasSuffix(">"),
            let mass = Double(symbol.dropFirst(4).dropLast())
        else { return nil }
        return HKBaseUnit(factor: mass, dimension: dimension(.mass))
    }

    static func symbol(of prefix: HKMetricPrefix) -> String {
        prefixes.first { $0.prefix == prefix }?.symbol ?? ""
    }

    // The longer symbols first: "da" is not "d", nor "mc" "m". A prefix is written with its first symbol.
    private static let prefixes: [(prefix: HKMetricPrefix, symbol: String, factor: Double)] = [
        (.deca, "da", 1e1), (.micro, "mc", 1e-6), (.femto, "f", 1e-15), (.pico, "p", 1e-12),
        (.nano, "n", 1e-9),
        (.micro, "μ", 1e-6), (.milli, "m", 1e-3), (.centi, "c", 1e-2), (.deci, "d", 1e-1), (.hecto, "h", 1e2),
        (.kilo, "k", 1e3), (.mega, "M", 1e6), (.giga, "G", 1e9), (.tera, "T", 1e12),
    ]
    private static let prefixed: Set = ["g", "m", "L", "l", "Pa", "s", "J", "S", "Hz", "V", "W", "rad"]

    private static func dimension(_ base: HKDimension.Base, _ power: Int = 1) -> HKDimension {
        HKDimension(powers: [base: power])
    }

    private static let volume = dimension(.length, 3)
    private static let pressure = HKDimension(powers: [.mass: 1, .length: -1, .time: -2])
    private static let energy = HKDimension(powers: [.mass: 1, .length: 2, .time: -2])
    private static let power = HKDimension(powers: [.mass: 1, .length: 2, .time: -3])

    // Energies and pressures are of grams, not kilograms.
    private static let bases: [String: HKBaseUnit] = [
        "g": HKBaseUnit(factor: 1, dimension: dimension(.mass)),
        "oz": HKBaseUnit(factor: 28.349523125, dimension: dimension(.mass)),
        "lb": HKBaseUnit(factor: 453.59237, dimension: dimension(.mass)),
        "st": HKBaseUnit(factor: 6350.29318, dimension: dimension(.mass)),
        "m": HKBaseUnit(factor: 1, dimension: dimension(.length)),
        "in": HKBaseUnit(factor: 0.0254, dimension: dimension(.length)),
        "ft": HKBaseUnit(factor: 0.3048, dimension: dimension(.length)),
        "yd": HKBaseUnit(factor: 0.9144, dimension: dimension(.length)),
        "mi": HKBaseUnit(factor: 1609.344, dimension: dimension(.length)),
        "L": HKBaseUnit(factor: 1e-3, dimension: volume), "l": HKBaseUnit(factor: 1e-3, dimension: volume),
        "fl_oz_us": HKBaseUnit(factor: 2.95735295625e-5, dimension: volume),
        "fl_oz_imp": HKBaseUnit(factor: 2.84130625e-5, dimension: volume),
        "pt_us": HKBaseUnit(factor: 4.73176473e-4, dimension: volume),
        "pt_imp": HKBaseUnit(factor: 5.6826125e-4, dimension: volume),
        "cup_us": HKBaseUnit(factor: 2.365882365e-4, dimension: volume),
        "cup_imp": HKBaseUnit(factor: 2.84130625e-4, dimension: volume),
        "Pa": HKBaseUnit(factor: 1e3, dimension: pressure),
        "mmHg": HKBaseUnit(factor: 133.322387415e3, dimension: pressure),
        "cmAq": HKBaseUnit(factor: 98.0665e3, dimension: pressure),
        "atm": HKBaseUnit(factor: 101_325e3, dimension: pressure),
        "inHg": HKBaseUnit(factor: 3386.389e3, dimension: pressure),
        "dBASPL": HKBaseUnit(factor: 1, dimension: dimension(.soundPressure)),
        "dBHL": HKBaseUnit(factor: 1, dimension: dimension(.hearing)),
        "s": HKBaseUnit(factor: 1, dimension: dimension(.time)),
        "min": HKBaseUnit(factor: 60, dimension: dimension(.time)),
        "hr": HKBaseUnit(factor: 3600, dimension: dimension(.time)),
        "d": HKBaseUnit(factor: 86400, dimension: dimension(.time)),
        "J": HKBaseUnit(factor: 1e3, dimension: energy),
        "cal": HKBaseUnit(factor: 4.184e3, dimension: energy),
        "kcal": HKBaseUnit(factor: 4184e3, dimension: energy),
        "Cal": HKBaseUnit(factor: 4184e3, dimension: energy),
        "W": HKBaseUnit(factor: 1e3, dimension: power),
        "K": HKBaseUnit(factor: 1, dimension: dimension(.temperature)),
        "degC": HKBaseUnit(factor: 1, dimension: dimension(.temperature), offset: 273.15),
        "degF": HKBaseUnit(factor: 5 / 9, dimension: dimension(.temperature), offset: 459.67 * 5 / 9),
        "S": HKBaseUnit(factor: 1, dimension: dimension(.conductance)),
        "V": HKBaseUnit(factor: 1, dimension: dimension(.potential)),
        "IU": HKBaseUnit(factor: 1, dimension: dimension(.pharmacology)),
        "Hz": HKBaseUnit(factor: 1, dimension: dimension(.time, -1)),
        "rad": HKBaseUnit(factor: 1, dimension: dimension(.angle)),
        "deg": HKBaseUnit(factor: .pi / 180, dimension: dimension(.angle)),
        "lx": HKBaseUnit(factor: 1, dimension: dimension(.illuminance)),
        "D": HKBaseUnit(factor: 1, dimension: dimension(.dioptric)),
        "appleEffortScore": HKBaseUnit(factor: 1, dimension: dimension(.effort)),
        "count": HKBaseUnit(factor: 1, dimension: .none), "%": HKBaseUnit(factor: 1, dimension: .none),
    ]
}
