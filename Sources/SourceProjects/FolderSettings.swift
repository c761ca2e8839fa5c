import InterfaceBuilder

/// A team's settings for building a folder, in the folder's file `kumiki.json`:
///
///     {
///       "leaveOut": ["App/Camera", "App/MapScreen.swift"],
///       "add": ["Linux/CameraStandIn.swift", {"file": "Linux/Shop.swift", "module": "Shop"}],
///       "standIns": {"Lottie": "Linux/Lottie"},
///       "ios": "17.0",
///       "snapshotFolder": "__Snapshots-Linux__"
///     }
///
/// The member `snapshots` configures `kumiki snapshot`.
public struct FolderSettings: Sendable, Hashable {
    /// The name of the file.
    public static let fileName = "kumiki.json"

    /// The files and folders that are not built.
    public private(set) var leftOut: [String] = []
    /// A file that is built as part of another module.
    public struct Addition: Sendable, Hashable {
        /// The path of the file.
        public var file: String
        /// The name of the module or its target; nil for the application or, without one, the first module.
        public var module: String?
    }

    /// The files that are built as parts of other modules.
    public private(set) var added: [Addition] = []
    /// The folders of packages, or of plain sources, that replace modules, by the names of the modules.
    public private(set) var standIns: [String: String] = [:]
    /// The version of iOS that `#available` sees.
    public private(set) var systemVersion: String?
    /// The name of the folder for the pictures that tests record, in place of `__Snapshots__`, which has those of a simulator.
    public private(set) var snapshotFolder: String?
    /// The errors in the file.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Reads the settings of a folder; they are empty if there is no file.
    public init(folder: String) {
        let path = folder + "/" + Self.fileName
        do throws(DocumentError) {
            let json = try JSON.read(path, limit: 1 << 20)
            let paths = { (key: String) in
                (json[key]?.array ?? []).compactMap(\.string).map { XcodePaths.joined(folder, $0) }
            }
            leftOut = paths("leaveOut")
            added = (json["add"]?.array ?? []).compactMap { entry in
                guard let file = entry.string ?? entry["file"]?.string else { return nil }
                return Addition(
                    file: XcodePaths.joined(folder, file), module: entry["module"]?.string)
            }
            systemVersion = json["ios"]?.string
            snapshotFolder = folderName(json["snapshotFolder"], path)
            for member in json["standIns"]?.members ?? [] {
                standIns[member.key] = member.value.string.map { XcodePaths.joined(folder, $0) }
            }
            let known = ["leaveOut", "add", "standIns", "ios", "snapshotFolder", "snapshots"]
            for member in json.members where !known.contains(member.key) {
                let names = known.dropLast().joined(separator: ", ") + " and " + known[known.count - 1]
                let message = "\"\(member.key)\" is not known; \(names) are"
                diagnostics.append(
                    Diagnostic(.warning, file: path, line: member.value.line, message: message))
            }
        } catch {
            if error.reason != .missing { diagnostics.append(error.diagnostic) }
        }
    }

    /// Returns the name of a folder; nil, with a warning, if it is none.
    private mutating func folderName(_ value: JSON?, _ path: String) -> String? {
        guard let value else { return nil }
        if let name = value.string, !name.isEmpty, name != ".", name != "..", !name.contains("/") {
            return name
        }
        let message = "snapshotFolder is the name of a folder beside the tests, without /"
        diagnostics.append(Diagnostic(.warning, file: path, line: value.line, message: message))
        return nil
    }

    /// Returns the project without the files left out and with the files added; files without a module are only added to
    /// the folder's own project.
    public func apply(to project: Project, isOwn: Bool = true) -> Project {
        var result = project
        for index in result.modules.indices {
            result.modules[index].sources.removeAll { isLeftOut($0) }
            result.modules[index].resources.removeAll { isLeftOut($0.path) }
        }
        // Headers of a library in Objective-C are declarations that others import.
        result.modules.removeAll { $0.sources.isEmpty && ($0.kind != .library || $0.headers.isEmpty) }
        for addition in added where isOwn || addition.module != nil {
            guard let index = index(of: addition, in: result.modules),
                !result.modules[index].sources.contains(addition.file)
            else { continue }
            result.modules[index].sources = (result.modules[index].sources + [addition.file]).sorted()
        }
        return result
    }

    private func index(of addition: Addition, in modules: [SourceModule]) -> Int? {
        if let name = addition.module { return modules.firstIndex { $0.isNamed(name) } }
        return modules.firstIndex { $0.kind == .application } ?? modules.indices.first
    }

    /// Returns diagnostics for modules in the settings that are not built.
    public func unused(in modules: [SourceModule], file: String) -> [Diagnostic] {
        added.compactMap { addition in
            guard let name = addition.module, !modules.contains(where: { $0.isNamed(name) }) else {
                return nil
            }
            let words = "there is no module \(name), which \(addition.file) is to be added to"
            return Diagnostic(.warning, file: file, message: words)
        }
    }

    private func isLeftOut(_ path: String) -> Bool {
        leftOut.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
}
