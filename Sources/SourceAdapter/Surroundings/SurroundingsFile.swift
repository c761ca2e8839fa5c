/// A file that gives a module the environment of an app on a device: members of Foundation's types with the same
/// names, which the compiler prefers to Foundation's because they belong to the module.
///
/// They are public, since default arguments of the module's own public functions may use them.
struct SurroundingsFile {
    /// The name of the file.
    static let name = "KumikiSurroundings.swift"

    let module: ModuleIndex
    let surroundings: SourceAdapter.Surroundings
    let hasBundle: Bool
    private let sequences: EmptySequences
    /// Whether Nimble has the former name of matchers: Kumiki's own does, and those in folders did until it was removed.
    private let hasFormerMatchers: Bool

    init(_ module: ModuleIndex, _ configuration: SourceAdapter.Configuration) {
        self.module = module
        surroundings = configuration.surroundings
        hasBundle = configuration.hasBundle
        sequences = EmptySequences(module, configuration)
        hasFormerMatchers = configuration.dependencies.filter { $0.module == "Nimble" }
            .allSatisfy { $0.conformances["Predicate"] != nil || $0.aliases["Predicate"] != nil }
    }

    /// The text of the file; nil where the module keeps the host's environment.
    var text: String? {
        switch surroundings {
        case .host: nil
        case .tests:
            ([imports] + bundle + values + defaults + simulator + matchers).joined(separator: "\n\n") + "\n"
        case .application, .module:
            ([imports] + bundle + values + defaults + device + sequences.parts).joined(separator: "\n\n")
                + "\n"
        }
    }

    private var imports: String {
        ["Dispatch", "Foundation", "FoundationNetworking", "KumikiNetwork", "UIKit"].map { "import \($0)" }
            .joined(separator: "\n")
    }

    /// The user's defaults as on Apple's platforms.
    private var defaults: [String] {
        let members = [
            Member(
                "object(forKey:)",
                "func object(forKey defaultName: Swift.String) -> Any? "
                    + "{ UIKit.AppSurroundings.object(in: self, forKey: defaultName) }"),
            Member(
                "url(forKey:)",
                "func url(forKey defaultName: Swift.String) -> Foundation.URL? "
                    + "{ UIKit.AppSurroundings.url(in: self, forKey: defaultName) }"),
            Member(
                "set(_:forKey:)",
                "func set(_ url: Foundation.URL?, forKey defaultName: Swift.String) "
                    + "{ UIKit.AppSurroundings.set(url, in: self, forKey: defaultName) }"),
        ]
        return [extending("UserDefaults", members)].filter { !$0.isEmpty }
    }

    private var device: [String] {
        let members = (Self.members + [Self.protocols]).map { extending($0.type, $0.members) }
        return members.filter { !$0.isEmpty } + [Self.searchPaths] + formatters
    }

    /// The former name of Nimble's matchers, which Foundation has given to another type. That of the module is preferred to both.
    private var matchers: [String] {
        guard module.imports.contains("Nimble"), module.qualified("Predicate") == nil,
            hasFormerMatchers
        else { return [] }
        let alias = "public typealias Predicate<Value> = Nimble.Predicate<Value>"
        return [["#if canImport(Nimble)", "import Nimble", alias, "#endif"].joined(separator: "\n")]
    }

    /// Returns an extension with those of the members that the module's own extensions do not have, and that no subclass overrides:
    /// it could not, except where overrides have other names (`OverridableClasses`).
    func extending(_ type: String, _ members: [Member]) -> String {
        let own = [type, "Foundation.\(type)", "FoundationNetworking.\(type)"].flatMap {
            module.entry($0)?.members.map(\.fullName) ?? []
        }
        // In the module they hide Foundation's. A module that imports several, but declares none itself, gets Foundation's.
        let added = members.filter {
            !own.contains($0.name)
                && (OverridableClasses.contains($0.name, of: type) || !module.isOverridden($0.name, of: type))
        }.map { "    \($0.declaration)" }
        guard !added.isEmpty else { return "" }
        return "extension \(home(of: type)).\(type) {\n" + added.joined(separator: "\n") + "\n}"
    }

    /// Returns the module that declares a type.
    private func home(of type: String) -> String {
        if type.hasPrefix("URLSession") || ["URLProtocol", "URLRequest", "HTTPURLResponse"].contains(type) {
            return "FoundationNetworking"
        }
        return type == "DispatchQueue" ? "Dispatch" : "Foundation"
    }
}
