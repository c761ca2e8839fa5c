import Foundation
import Staging

/// The configuration of a scene, as a URL specifies it.
struct SceneConfiguration: Hashable, Sendable {
    var variant = Variant()
    /// The scale; nil is the device's scale.
    var scale: Double?

    /// A parameter with an invalid value.
    struct Mistake: Error {
        let description: String
    }

    /// Parses the parameters of a URL; unknown parameters are ignored.
    init(_ query: [String: String]) throws(Mistake) {
        for (name, value) in query where !value.isEmpty { try set(name, value) }
    }

    private mutating func set(_ name: String, _ value: String) throws(Mistake) {
        switch name {
        case "device":
            guard let device = DeviceModel.named(value) else {
                throw Self.mistake(name, value, DeviceModel.names(like: value))
            }
            variant.device = device
        case "orientation":
            variant.isLandscape = try Self.choose(name, value, ["portrait": false, "landscape": true])
        case "appearance": variant.style = try Self.choose(name, value, ["light": .light, "dark": .dark])
        case "language": variant.language = try Self.language(value)
        case "size":
            let known = UIContentSizeCategory.ordered
            guard let size = known.first(where: { $0.name.lowercased() == value.lowercased() }) else {
                throw Self.mistake(name, value, known.map(\.name))
            }
            variant.contentSize = size.category
        case "contrast":
            variant.isHighContrast = try Self.choose(name, value, ["normal": false, "high": true])
        case "direction": variant.isRightToLeft = try Self.choose(name, value, ["ltr": false, "rtl": true])
        case "look":
            guard let design = InterfaceDesign(rawValue: value) else {
                throw Self.mistake(name, value, InterfaceDesign.allCases.map(\.rawValue))
            }
            variant.design = design
        case "scale":
            guard let number = Double(value), (0.25...4).contains(number) else {
                throw Self.mistake(name, value, ["0.25 to 4"])
            }
            scale = number
        default: break
        }
    }

    private static func choose<T>(_ name: String, _ value: String, _ known: [String: T]) throws(Mistake) -> T
    {
        guard let choice = known[value] else { throw mistake(name, value, known.keys.sorted()) }
        return choice
    }

    private static func language(_ code: String) throws(Mistake) -> String {
        let isPlain = code.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "-_0123456789".unicodeScalars.contains($0))
        }
        guard isPlain, (2...35).contains(code.count) else {
            throw mistake("language", code, ["a code such as ja"])
        }
        return code
    }

    private static func mistake(_ name: String, _ value: String, _ known: [String]) -> Mistake {
        Mistake(
            description:
                "\(name) cannot be \"\(value.prefix(60))\"; expected \(known.joined(separator: ", "))")
    }
}
