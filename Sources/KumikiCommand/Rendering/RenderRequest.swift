import CommandArguments
import Staging
import Workers

/// A request to `kumiki render`.
@MainActor
struct RenderRequest {
    var paths: [String]
    var output: String
    var variants: [Variant]
    var scene: String?
    var format: PictureFormat
    /// The steps that are performed in each scene before its image is captured.
    var steps: [Step]
    /// The limits of time and memory for a scene.
    var limits: WorkerLimits
    /// Whether only the launched app is drawn, in which the steps start.
    var isFromLaunch: Bool
    /// Whether the layout of each image is recorded.
    var recordsLayouts = false
    /// The images that a team lists in addition to, or in place of, those of all scenes.
    var entries: [SceneEntry] = []
    /// Whether unlisted scenes are not drawn.
    var drawsOnlyEntries = false
    /// The files of images that are up to date and not drawn again.
    var upToDate: Set<String> = []

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.positionals
        output = arguments.value("--output") ?? "kumiki-output"
        scene = arguments.value("--scene")
        format = try Self.format(arguments.value("--format"))
        variants = try Self.matrix(arguments).variants
        steps = try Self.steps(arguments)
        limits = try WorkerLimits(arguments)
        isFromLaunch = try Self.isFromLaunch(arguments.value("--from"))
    }

    private static func isFromLaunch(_ place: String?) throws(UsageError) -> Bool {
        guard let place else { return false }
        guard place == "launch" else { throw UsageError("--from is launch, not \(place)") }
        return true
    }

    private static func steps(_ arguments: Arguments) throws(UsageError) -> [Step] {
        var steps: [Step] = []
        for (option, value) in arguments.inOrder {
            let name = String(option.dropFirst(2))
            guard (Step.names + ["rotate"]).contains(name) else { continue }
            guard let step = Step(name, value) else { throw UsageError("\(option) cannot be \(value)") }
            steps.append(step)
        }
        return steps
    }

    private static func format(_ name: String?) throws(UsageError) -> PictureFormat {
        guard let name else { return .png }
        guard let format = PictureFormat(rawValue: name) else {
            throw UsageError("--format is png, svg or pdf, not \(name)")
        }
        return format
    }

    private static func matrix(_ arguments: Arguments) throws(UsageError) -> VariantMatrix {
        var matrix = VariantMatrix()
        let devices = try arguments.all("--device").mapValues(device)
        if !devices.isEmpty { matrix.devices = devices }
        let orientations = try arguments.all("--orientation").mapValues(orientation)
        if !orientations.isEmpty { matrix.orientations = orientations }
        let styles = try arguments.all("--appearance").mapValues(style)
        if !styles.isEmpty { matrix.styles = styles }
        let languages = try arguments.all("--language").mapValues(language)
        if !languages.isEmpty { matrix.languages = languages }
        let sizes = try arguments.all("--content-size").mapValues(contentSize)
        if !sizes.isEmpty { matrix.contentSizes = sizes }
        if let contrasts = try choice(arguments, "--contrast", "normal", "high") {
            matrix.highContrasts = contrasts
        }
        if let directions = try choice(arguments, "--rtl", "no", "yes") { matrix.rightToLefts = directions }
        let designs = try arguments.all("--look").mapValues(design)
        if !designs.isEmpty { matrix.designs = designs }
        return matrix
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
