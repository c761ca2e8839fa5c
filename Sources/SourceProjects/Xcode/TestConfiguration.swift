import InterfaceBuilder

/// The build configuration of a project's tests.
enum TestConfiguration {
    private static let limit = 4 << 20

    /// Returns the configuration of the test action in the project's shared schemes, the scheme with the project's name first;
    /// nil if no scheme has tests.
    static func name(in project: String) -> String? {
        let folder = project + "/xcshareddata/xcschemes"
        let files = (FolderListing.entries(of: folder, limit: 1_000) ?? []).map(\.name)
            .filter { $0.hasSuffix(".xcscheme") }
        let own = FileWalker.stem(of: project.split(separator: "/").last.map(String.init) ?? "") + ".xcscheme"
        let ordered = files.filter { $0 == own } + files.filter { $0 != own }.sorted()
        return ordered.lazy.compactMap { file -> String? in
            let path = "\(folder)/\(file)"
            guard let bytes = try? FileReader.read(path, limit: limit),
                let scheme = try? Element.root(of: bytes, path: path)
            else { return nil }
            return configuration(scheme)
        }.first
    }

    /// Returns the configuration of a scheme's test action, if it has tests.
    private static func configuration(_ scheme: Element) -> String? {
        guard let action = scheme.descendants.first(where: { $0.isNamed("TestAction") }),
            action.descendants.contains(where: { $0.isNamed("TestableReference") })
        else { return nil }
        return action["buildConfiguration"]
    }
}
