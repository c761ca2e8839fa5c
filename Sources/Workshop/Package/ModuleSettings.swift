import SourceProjects

/// The compiler settings of a module, for a manifest and for a command line.
struct ModuleSettings {
    private let module: SourceModule

    init(_ module: SourceModule) { self.module = module }

    private var isTest: Bool { module.kind == .tests }

    /// The language mode. Methods of XCTest's tests cannot be isolated here, and Swift 5 lets them use isolated members.
    private var mode: LanguageMode {
        let mode = LanguageMode(module.languageVersion)
        return isTest && mode == .six ? .five : mode
    }

    /// Whether declarations without an isolation of their own belong to the main actor. XCTest's tests cannot.
    private var isMainActorByDefault: Bool {
        guard module.isMainActorByDefault else { return false }
        return !isTest || ImportedModules.all(in: module.sources).isDisjoint(with: ["XCTest", "Quick"])
    }

    /// The features that the language mode does not have already.
    private var features: [String] {
        mode == .six ? module.upcomingFeatures.filter(Self.beyondSix.contains) : module.upcomingFeatures
    }

    private static let beyondSix: Set = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

    /// The program has its own main function, so that an application's is renamed, and that of an example app among tests.
    private var entryPoint: [String] {
        guard module.kind.hasEntryPoint || module.kind == .tests else { return [] }
        return ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
    }

    /// The settings of a target in a manifest.
    var manifest: [String] {
        var settings = module.conditions.map { ".define(\($0.swiftLiteral))" }
        settings.append(".swiftLanguageMode(\(mode.manifest))")
        if isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
        settings += features.map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
        if !entryPoint.isEmpty { settings.append(".unsafeFlags([\(PackageWriter.list(entryPoint))])") }
        return settings
    }

    /// The compiler's arguments that the package manager passes for a target with these settings.
    var arguments: [String] {
        var arguments = ["-module-name", module.name, "-package-name", "package", "-parse-as-library"]
        arguments += ["-swift-version", mode.argument, "-enable-testing", "-DSWIFT_PACKAGE", "-DDEBUG"]
        arguments += module.conditions.flatMap { ["-D", $0] }
        if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
        arguments += features.flatMap { ["-enable-upcoming-feature", $0] }
        return arguments + entryPoint
    }
}

/// The language modes of the compiler.
enum LanguageMode: String {
    case four = "4"
    case fourTwo = "4.2"
    case five = "5"
    case six = "6"

    /// Returns the mode nearest to a version in the notation of projects.
    init(_ version: String?) {
        let parts = (version ?? "5").split(separator: ".").map { Int($0) ?? 0 }
        switch (parts.first ?? 5, parts.dropFirst().first ?? 0) {
        case (6..., _): self = .six
        case (4, 2...): self = .fourTwo
        case (...4, _) where (parts.first ?? 0) > 0: self = .four
        default: self = .five
        }
    }

    var argument: String { rawValue }

    var manifest: String {
        switch self {
        case .four, .fourTwo: ".version(\"\(rawValue)\")"
        case .five: ".v5"
        case .six: ".v6"
        }
    }
}
