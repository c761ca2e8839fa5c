import CommandArguments
import Staging
import UIKit

/// The environments that a command line asks for.
extension VariantMatrix {
    /// Parses the options for scenes.
    init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        let devices = try arguments.all("--device").mapValues(Self.device)
        if !devices.isEmpty { self.devices = devices }
        let orientations = try arguments.all("--orientation").mapValues(Self.orientation)
        if !orientations.isEmpty { self.orientations = orientations }
        let styles = try arguments.all("--appearance").mapValues(Self.style)
        if !styles.isEmpty { self.styles = styles }
        let languages = try arguments.all("--language").mapValues(Self.language)
        if !languages.isEmpty { self.languages = languages }
        let sizes = try arguments.all("--content-size").mapValues(Self.contentSize)
        if !sizes.isEmpty { contentSizes = sizes }
        if let contrasts = try Self.choice(arguments, "--contrast", "normal", "high") {
            highContrasts = contrasts
        }
        if let directions = try Self.choice(arguments, "--rtl", "no", "yes") { rightToLefts = directions }
        let designs = try arguments.all("--look").mapValues(Self.design)
        if !designs.isEmpty { self.designs = designs }
    }

    /// Parses an option with two possible words: for each value, whether it is the second one; nil without the option.
    private static func choice(
        _ arguments: Arguments, _ option: String, _ off: String, _ on: String
    ) throws(UsageError) -> [Bool?]? {
        let values = try arguments.all(option).mapValues { (word: String) throws(UsageError) -> Bool in
            guard [off, on].contains(word) else {
                throw UsageError("\(option) is \(off) or \(on), not \(word)")
            }
            return word == on
        }
        return values.isEmpty ? nil : values
    }

    private static func device(_ name: String) throws(UsageError) -> DeviceModel {
        if let device = DeviceModel.named(name) { return device }
        throw UsageError(
            "unknown device \"\(name)\"; known are \(DeviceModel.names(like: name).joined(separator: ", "))")
    }

    private static func orientation(_ name: String) throws(UsageError) -> Bool {
        guard ["portrait", "landscape"].contains(name) else {
            throw UsageError("--orientation is portrait or landscape, not \(name)")
        }
        return name == "landscape"
    }

    private static func style(_ name: String) throws(UsageError) -> UIUserInterfaceStyle {
        guard ["light", "dark"].contains(name) else {
            throw UsageError("--appearance is light or dark, not \(name)")
        }
        return name == "dark" ? .dark : .light
    }

    private static func design(_ name: String) throws(UsageError) -> InterfaceDesign {
        guard let design = InterfaceDesign(rawValue: name) else {
            let known = InterfaceDesign.allCases.map(\.rawValue).joined(separator: " or ")
            throw UsageError("--look is \(known), not \(name)")
        }
        return design
    }

    private static func language(_ code: String) throws(UsageError) -> String {
        let isPlain = code.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "-_0123456789".unicodeScalars.contains($0)
        }
        guard isPlain, (2...35).contains(code.count) else {
            throw UsageError("--language is a code such as ja, not \(code)")
        }
        guard Languages.isKnown(code) else {
            throw UsageError("unknown language \(code): the codes are those of ISO 639, such as ja or pt-BR")
        }
        return code
    }

    private static func contentSize(_ name: String) throws(UsageError) -> UIContentSizeCategory {
        let known = UIContentSizeCategory.ordered
        if let match = known.first(where: { $0.name.lowercased() == name.lowercased() }) {
            return match.category
        }
        throw UsageError("unknown text size \(name); known are \(known.map(\.name).joined(separator: ", "))")
    }
}

extension Array where Element == String {
    /// Maps every value, in the form of a matrix's optional lists.
    fileprivate func mapValues<T>(_ read: (String) throws(UsageError) -> T) throws(UsageError) -> [T?] {
        var result: [T?] = []
        for value in self { result.append(try read(value)) }
        return result
    }
}
