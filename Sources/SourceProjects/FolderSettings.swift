import InterfaceBuilder

/// What a team says about building its folder here, in a file `kumiki.json` in it:
///
///     {
///       "leaveOut": ["App/Camera", "App/MapScreen.swift"],
///       "add": ["Linux/CameraStandIn.swift"],
///       "standIns": {"Lottie": "Linux/Lottie"},
///       "ios": "17.0"
///     }
public struct FolderSettings: Sendable, Hashable {
    /// The name of the file.
    public static let fileName = "kumiki.json"

    /// Files and folders that are not built.
    public private(set) var leftOut: [String] = []
    /// Files that are built with the first module besides its own.
    public private(set) var added: [String] = []
    /// Folders of packages, or of plain sources, that take the place of others by the name of the module.
    public private(set) var standIns: [String: String] = [:]
    /// The version of iOS that `#available` sees.
    public private(set) var systemVersion: String?
    /// What is wrong with the file.
    public private(set) var diagnostics: [Diagnostic] = []

    /// The settings of a folder; those of none if there is no file.
    public init(folder: String) {
        let path = folder + "/" + Self.fileName
        do throws(DocumentError) {
            let json = try JSON.read(path, limit: 1 << 20)
            let paths = { (key: String) in
                (json[key]?.array ?? []).compactMap(\.string).map { XcodePaths.joined(folder, $0) }
            }
            leftOut = paths("leaveOut")
            added = paths("add")
            systemVersion = json["ios"]?.string
            for member in json["standIns"]?.members ?? [] {
                standIns[member.key] = member.value.string.map { XcodePaths.joined(folder, $0) }
            }
            let known: Set = ["leaveOut", "add", "standIns", "ios"]
            for member in json.members where !known.contains(member.key) {
                let message = "\"\(member.key)\" is not known; leaveOut, add, standIns and ios are"
                diagnostics.append(
                    Diagnostic(.warning, file: path, line: member.value.line, message: message))
            }
        } catch {
            if error.reason != .missing { diagnostics.append(error.diagnostic) }
        }
    }

    /// The project with files left out and added.
    public func apply(to project: Project) -> Project {
        var result = project
        for index in result.modules.indices {
            result.modules[index].sources.removeAll { isLeftOut($0) }
            result.modules[index].resources.removeAll { isLeftOut($0.path) }
        }
        result.modules.removeAll { $0.sources.isEmpty }
        if let first = result.modules.firstIndex(where: { $0.kind == .application })
            ?? result.modules.indices.first
        {
            let new = added.filter { !result.modules[first].sources.contains($0) }
            result.modules[first].sources = (result.modules[first].sources + new).sorted()
        }
        return result
    }

    private func isLeftOut(_ path: String) -> Bool {
        leftOut.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
}
