import Foundation
import UIKit

/// A unit of measurement, composed of units with powers.
open class HKUnit: NSObject, NSSecureCoding, NSCopying, CVarArg {
    struct Factor: Equatable {
        let symbol: String
        var power: Int
    }

    let factors: [Factor]

    init(_ factors: [Factor]) {
        self.factors = factors
        super.init()
    }

    public override convenience init() { self.init([]) }

    /// Creates the unit of a text: "mg/dL", "count/min", "mL/(kg·min)".
    public convenience init(from string: String) {
        var parser = HKUnitParser(string)
        let factors = parser.factors()
        if let unknown = factors.first(where: { HKBaseUnit.unit(of: $0.symbol) == nil }) {
            RuntimeDiagnostics.reportOnce("HKUnit: \"\(unknown.symbol)\" in \"\(string)\" is no unit")
        }
        self.init(factors)
    }

    // MARK: Composition

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(Self.merged(factors + unit.factors)) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(power == 0 ? [] : factors.map { Factor(symbol: $0.symbol, power: $0.power * power) })
    }

    static func merged(_ factors: [Factor]) -> [Factor] {
        var merged: [Factor] = []
        for factor in factors {
            if let index = merged.firstIndex(where: { $0.symbol == factor.symbol }) {
                merged[index].power += factor.power
            } else {
                merged.append(factor)
            }
        }
        return merged.filter { $0.power != 0 }
    }

    /// Whether the unit has no factors.
    open func isNull() -> Bool { factors.isEmpty }

    // MARK: Size

    var dimension: HKDimension {
        factors.reduce(.none) {
            $0 * (HKBaseUnit.unit(of: $1.symbol)?.dimension ?? .none).raised(to: $1.power)
        }
    }

    /// The value in basic units. Temperatures that stand alone have their own zero.
    func basic(_ value: Double) -> Double { value * scale + offset }
    func value(ofBasic basic: Double) -> Double { (basic - offset) / scale }

    private var scale: Double {
        factors.reduce(1) { $0 * pow(HKBaseUnit.unit(of: $1.symbol)?.factor ?? 1, Double($1.power)) }
    }

    private var offset: Double {
        guard factors.count == 1, factors[0].power == 1 else { return 0 }
        return HKBaseUnit.unit(of: factors[0].symbol)?.offset ?? 0
    }

    // MARK: Text

    open var unitString: String {
        let (above, below) = (factors.filter { $0.power > 0 }, factors.filter { $0.power < 0 })
        let top = above.isEmpty ? (below.isEmpty ? "()" : "1") : Self.text(above)
        return below.isEmpty ? top : "\(top)/\(below.count > 1 ? "(\(Self.text(below)))" : Self.text(below))"
    }

    private static func text(_ factors: [Factor]) -> String {
        factors.map { abs($0.power) == 1 ? $0.symbol : "\($0.symbol)^\(abs($0.power))" }.joined(
            separator: "·")
    }

    open override var description: String { unitString }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let unit = object as? HKUnit else { return false }
        return sorted == unit.sorted
    }
    open override var hash: Int { sorted.map(\.symbol).hashValue }
    private var sorted: [Factor] { factors.sorted { $0.symbol < $1.symbol } }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "unit") }
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "unit") else { return nil }
        self.init(from: text as String)
    }
}

/// Reads the factors of a unit's text. All that follows a slash is divided by.
private struct HKUnitParser {
    private var rest: Substring
    private let text: String

    init(_ text: String) {
        (self.text, rest) = (text, Substring(text))
    }

    mutating func factors() -> [HKUnit.Factor] {
        var found: [HKUnit.Factor] = []
        var sign = 1
        while let character = rest.first {
            switch character {
            case "/":
                sign = -1
                rest.removeFirst()
            case "·", ".", "*", "(", ")", " ": rest.removeFirst()
            default:
                let symbol = symbol()
                if symbol != "1" { found.append(HKUnit.Factor(symbol: symbol, power: sign * power())) }
            }
        }
        return HKUnit.merged(found)
    }

    private mutating func symbol() -> String {
        // The molar mass of a mole has a decimal point.
        if let end = rest.firstIndex(of: ">"), let start = rest.firstIndex(of: "<"), start < end,
            !rest[..<start].contains(where: { "/·.*^()".contains($0) })
        {
            defer { rest = rest[rest.index(after: end)...] }
            return String(rest[...end])
        }
        let symbol = rest.prefix { !"/·.*^() ".contains($0) }
        rest = rest.dropFirst(symbol.count)
        return String(symbol)
    }

    private mutating func power() -> Int {
        guard rest.first == "^" else { return 1 }
        let digits = rest.dropFirst().prefix { $0.isNumber || $0 == "-" }
        rest = rest.dropFirst(1 + digits.count)
        return Int(digits) ?? 1
    }
}
