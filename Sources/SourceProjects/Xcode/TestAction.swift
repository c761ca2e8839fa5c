import InterfaceBuilder

/// The test action of a project's shared scheme.
struct TestAction {
    private static let limit = 4 << 20

    /// The build configuration of the tests.
    let configuration: String?
    /// The names of the targets that the scheme tests.
    let targets: Set<String>
    /// The variables of the tests' process, whose values may name build settings.
    let environment: [String: String]
    /// The tests that the scheme or its test plan skips, by target: `Class` or `Class/test()`.
    let skippedTests: [String: [String]]

    /// Returns the test actions of a project's shared schemes that have tests, that of the scheme with the project's name first.
    static func all(in project: String) -> [TestAction] {
        let folder = project + "/xcshareddata/xcschemes"
        let files = (FolderListing.entries(of: folder, limit: 1_000) ?? []).map(\.name)
            .filter { $0.hasSuffix(".xcscheme") }
        let own = FileWalker.stem(of: project.split(separator: "/").last.map(String.init) ?? "") + ".xcscheme"
        let ordered = files.filter { $0 == own } + files.filter { $0 != own }.sorted()
        return ordered.compactMap { file in
            let path = "\(folder)/\(file)"
            guard let bytes = try? FileReader.read(path, limit: limit),
                let scheme = try? Element.root(of: bytes, path: path)
            else { return nil }
            return TestAction(scheme, container: XcodePaths.joined(project, ".."))
        }
    }

    private init?(_ scheme: Element, container: String) {
        guard let action = scheme.descendants.first(where: { $0.isNamed("TestAction") }) else { return nil }
        let plan = Self.plan(of: action, container: container)
        let references = action.descendants.filter { $0.isNamed("TestableReference") }
        let listed = references.flatMap(\.descendants).filter { $0.isNamed("BuildableReference") }
            .compactMap { $0["BlueprintName"] }
        targets = Set(listed + Self.targets(of: plan))
        guard !references.isEmpty || !targets.isEmpty else { return nil }
        configuration = action["buildConfiguration"]
        let isLaunched = action["shouldUseLaunchSchemeArgsEnv"] == "YES"
        let launch = scheme.descendants.first { $0.isNamed("LaunchAction") }
        let variables = Self.environment(of: isLaunched ? launch ?? action : action)
        environment = variables.merging(Self.environment(of: plan)) { $1 }
        skippedTests = Self.skipped(in: action).merging(Self.skipped(in: plan)) { $0 + $1 }
    }

    private static func environment(of action: Element) -> [String: String] {
        let variables = action.descendants.filter {
            $0.isNamed("EnvironmentVariable") && $0["isEnabled"] != "NO"
        }
        return variables.reduce(into: [:]) { result, variable in
            if let key = variable["key"], let value = variable["value"] { result[key] = value }
        }
    }

    private static func skipped(in action: Element) -> [String: [String]] {
        let references = action.descendants.filter { $0.isNamed("TestableReference") }
        return references.reduce(into: [:]) { result, reference in
            let target = reference.descendants.lazy.compactMap { $0["BlueprintName"] }.first
            let lists = reference.descendants.filter { $0.isNamed("SkippedTests") }
            let tests = lists.flatMap(\.descendants).compactMap { $0["Identifier"] }
            if let target, !tests.isEmpty { result[target, default: []] += tests }
        }
    }

    // MARK: Test plans

    /// Returns the default test plan of an action, or its first one.
    private static func plan(of action: Element, container: String) -> JSON? {
        let plans = action.descendants.filter { $0.isNamed("TestPlanReference") }
        let chosen = plans.first { $0["default"] == "YES" } ?? plans.first
        guard let reference = chosen?["reference"], reference.hasPrefix("container:") else { return nil }
        let path = XcodePaths.joined(container, String(reference.dropFirst("container:".count)))
        return try? JSON.read(path, limit: limit)
    }

    private static func targets(of plan: JSON?) -> [String] {
        (plan?["testTargets"]?.array ?? []).compactMap { $0["target"]?["name"]?.string }
    }

    private static func skipped(in plan: JSON?) -> [String: [String]] {
        (plan?["testTargets"]?.array ?? []).reduce(into: [:]) { result, target in
            let tests = (target["skippedTests"]?.array ?? []).compactMap(\.string)
            if let name = target["target"]?["name"]?.string, !tests.isEmpty {
                result[name, default: []] += tests
            }
        }
    }

    private static func environment(of plan: JSON?) -> [String: String] {
        let entries = plan?["defaultOptions"]?["environmentVariableEntries"]?.array ?? []
        return entries.reduce(into: [:]) { result, entry in
            guard let key = entry["key"]?.string, let value = entry["value"]?.string else { return }
            if entry["enabled"]?.bool != false { result[key] = value }
        }
    }
}
