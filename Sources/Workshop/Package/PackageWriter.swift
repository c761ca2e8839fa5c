import SourceProjects

/// Writes the package that people's modules are built in: a manifest, and a program that holds them and runs the
/// command.
struct PackageWriter {
    /// The name of the program.
    static let program = "KumikiApp"

    let folder: String
    let modules: [SourceModule]
    let hasProgram: Bool
    let compilerFlags: [String]
    let linkerFlags: [String]

    func write() throws(WorkshopError) {
        for module in modules {
            let isMain = module.name == application?.name
            try FileMirror.link(
                isMain ? [:] : resources(of: module), in: folder(of: module) + "/Resources")
        }
        if let application { try AppBundle(writer: self, application).write(resources(of: application)) }
        try FileMirror.write(manifest, to: folder + "/Package.swift")
        if hasProgram { try FileMirror.write(main, to: folder + "/Program/main.swift") }
    }

    /// Where the adapted sources of a module go.
    func folder(of module: SourceModule) -> String { "\(folder)/Modules/\(module.name)" }

    /// Where lists of sources and what is known of modules go.
    var listFolder: String { folder + "/Lists" }

    /// The application that the program is: the first that is no extension of another.
    var application: SourceModule? {
        guard hasProgram else { return nil }
        return modules.first {
            $0.kind == .application && $0.information?.contains("<key>NSExtension</key>") != true
        }
    }

    private var programModules: [SourceModule] { modules.filter { $0.kind != .tests } }

    private var main: String {
        let imports = programModules.map { "import \($0.name)" }
        return (["import KumikiCommand"] + imports).joined(separator: "\n")
            + "\n\nCommandLineTool.main(holdingSources: true)\n"
    }

    // MARK: Resources

    /// The names in the bundle and where the files lie. Files of languages stay in the folder of their language.
    private func resources(of module: SourceModule) -> [String: String] {
        var result: [String: String] = [:]
        for resource in module.resources {
            let isFolder = !resource.isCopied && !FileWalker.isWhole(resource.path)
            let files = isFolder ? FileWalker.filesOrSelf(at: resource.path) : [resource.path]
            for file in files {
                let parts = file.split(separator: "/").suffix(2)
                let isTranslated = parts.count == 2 && parts.first?.hasSuffix(".lproj") == true
                let name = isTranslated ? parts.joined(separator: "/") : String(parts.last ?? "")
                if result[name] == nil { result[name] = file }
                // Code asks bundles for documents by the names that they have when they are compiled.
                if let compiled = Self.compiledName(name), result[compiled] == nil { result[compiled] = file }
            }
        }
        return result
    }

    private static func compiledName(_ name: String) -> String? {
        if name.hasSuffix(".xib") { return name.dropLast(".xib".count) + ".nib" }
        return name.hasSuffix(".storyboard") ? name + "c" : nil
    }

    // MARK: The manifest

    private var manifest: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let linking: [LinkerSetting] = [.unsafeFlags([\(Self.list(linkerFlags))])]

        let package = Package(
            name: "\(Self.program)",
            defaultLocalization: "en",
            targets: [
        \((modules.map(target) + [programTarget]).joined(separator: "\n"))
            ]
        )

        """
    }

    /// What the package manager is told for all modules, those that it makes for tests among them.
    var buildArguments: [String] {
        // Swift Testing looks for overlays of Apple's modules when it meets ours of the same name.
        let flags =
            compilerFlags + ["-suppress-warnings", "-gnone", "-Xfrontend", "-disable-cross-import-overlays"]
        return flags.flatMap { ["-Xswiftc", $0] }
    }

    private func target(_ module: SourceModule) -> String {
        let names = Set(modules.map(\.name))
        let dependencies = module.dependencies.filter { names.contains($0) && $0 != module.name }
        let isMain = module.name == application?.name
        let bundled = Set(
            (isMain ? [:] : resources(of: module)).keys.map {
                $0.split(separator: "/").first.map(String.init) ?? $0
            })
        let copied = bundled.sorted().map { ".copy(\(Self.literal("Resources/" + $0)))" }
        let kind = module.kind == .tests ? "testTarget" : "target"
        return """
                    .\(kind)(
                        name: "\(module.name)", dependencies: [\(Self.list(dependencies))], path: "Modules/\(module.name)",
                        sources: ["Sources"], resources: [\(copied.joined(separator: ", "))],
                        swiftSettings: [\(settings(of: module).joined(separator: ", "))], linkerSettings: linking),
            """
    }

    private func settings(of module: SourceModule) -> [String] {
        var settings = module.conditions.map { ".define(\(Self.literal($0)))" }
        // Methods of XCTest's tests cannot belong to an actor here, and Swift 5 lets them use one's.
        let mode = Self.mode(module.languageVersion)
        let isTest = module.kind == .tests
        settings.append(".swiftLanguageMode(\(isTest && mode == ".v6" ? ".v5" : mode))")
        if module.isMainActorByDefault, !isTest { settings.append(".defaultIsolation(MainActor.self)") }
        if module.kind == .application {
            // The program has a main function of its own.
            let name = Self.literal("\(module.name)_main")
            settings.append(
                ".unsafeFlags([\"-Xfrontend\", \"-entry-point-function-name\", \"-Xfrontend\", \(name)])")
        }
        return settings
    }

    /// The language mode nearest to a version as projects write it.
    static func mode(_ version: String?) -> String {
        let parts = (version ?? "5").split(separator: ".").map { Int($0) ?? 0 }
        switch (parts.first ?? 5, parts.dropFirst().first ?? 0) {
        case (6..., _): return ".v6"
        case (4, 2...): return ".version(\"4.2\")"
        case (4, _): return ".version(\"4\")"
        default: return ".v5"
        }
    }

    private var programTarget: String {
        guard hasProgram else { return "" }
        return """
                    .executableTarget(
                        name: "\(Self.program)", dependencies: [\(Self.list(programModules.map(\.name)))], path: "Program", linkerSettings: linking),
            """
    }

    private static func list(_ texts: [String]) -> String { texts.map(literal).joined(separator: ", ") }

    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"" + escaped.filter { !$0.isNewline } + "\""
    }
}
