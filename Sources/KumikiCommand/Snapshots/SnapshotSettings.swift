import CommandArguments
import Foundation
import InterfaceBuilder
import KumikiSnapshots
import SourceProjects
import Staging

/// A team's settings for snapshots, in the member `snapshots` of its `kumiki.json`:
///
///     {
///       "matrix": {"device": ["iPhone 16", "iPad"], "appearance": ["light", "dark"]},
///       "tolerance": 0.01,
///       "scenes": [
///         {"scene": "Clock", "leaveOut": ["time", [0, 0, 393, 59]], "tolerance": 0.05},
///         {"scene": "SignIn", "name": "Wrong password", "steps": [{"type": "x"}, {"tap": "Sign in"}]}
///       ],
///       "onlyListed": true
///     }
struct SnapshotSettings {
    /// The options of the matrix with their values.
    private(set) var matrix: [(option: String, value: String)] = []
    private(set) var tolerance: Double?
    private(set) var scenes: [SceneEntry] = []
    /// Whether unlisted scenes are not drawn.
    private(set) var onlyListed = false
    /// The errors in the file; if there are any, nothing is drawn.
    private(set) var diagnostics: [Diagnostic] = []
    /// The path of the file.
    private(set) var file = ""

    /// The settings of the folder among the paths that has some. Those of several folders cannot be combined, since a matrix
    /// is that of the whole run, and are a mistake.
    @MainActor
    init(paths: [String]) {
        var first: String?
        for folder in paths where FileManager.default.isFolder(folder) {
            file = folder + "/" + FolderSettings.fileName
            do throws(DocumentError) {
                guard let settings = try JSON.read(file, limit: 1 << 20)["snapshots"] else { continue }
                if let first {
                    report(settings, "\(first) has snapshots as well; draw each folder by itself")
                } else {
                    first = file
                    read(settings)
                }
            } catch {
                if error.reason != .missing { diagnostics.append(error.diagnostic) }
            }
        }
        file = first ?? file
    }

    /// Returns diagnostics for entries whose scenes do not exist.
    func unknown(used: Set<Int>) -> [Diagnostic] {
        scenes.enumerated().filter { !used.contains($0.offset) }.map { _, entry in
            let place = entry.document.map { " in \($0)" } ?? ""
            return error(entry.line, "there is no scene \(entry.scene)\(place)")
        }
    }

    // MARK: Parsing

    @MainActor
    private mutating func read(_ settings: JSON) {
        guard case .object = settings.value else { return report(settings, "snapshots is an object") }
        for (key, value) in settings.members {
            switch key {
            case "matrix": readMatrix(value)
            case "tolerance": tolerance = readTolerance(value)
            case "scenes":
                guard case .array(let entries) = value.value else {
                    report(value, "scenes is a list of objects")
                    continue
                }
                entries.forEach { readScene($0) }
            case "onlyListed":
                guard let flag = value.bool else {
                    report(value, "onlyListed is true or false")
                    continue
                }
                onlyListed = flag
            default:
                report(value, "\"\(key)\" is not known; matrix, tolerance, scenes and onlyListed are")
            }
        }
    }

    private static let dimensions = [
        "device": "--device", "orientation": "--orientation", "appearance": "--appearance",
        "language": "--language", "contentSize": "--content-size", "contrast": "--contrast", "rtl": "--rtl",
        "look": "--look",
    ]

    @MainActor
    private mutating func readMatrix(_ json: JSON) {
        guard case .object(let members) = json.value else { return report(json, "matrix is an object") }
        for (key, values) in members {
            guard let option = Self.dimensions[key] else {
                let known = Self.dimensions.keys.sorted().joined(separator: ", ")
                report(values, "\"\(key)\" is not known in the matrix; known are \(known)")
                continue
            }
            guard case .array(let list) = values.value, list.allSatisfy({ $0.string != nil }) else {
                report(values, "\(key) is a list of texts")
                continue
            }
            for value in list {
                guard let text = value.string else { continue }
                matrix.append((option, text))
                if let mistake = Self.mistake(option, text) { report(value, mistake) }
            }
        }
    }

    /// Returns the reason why the value is invalid for an option of the command; nil if it is valid.
    @MainActor
    private static func mistake(_ option: String, _ value: String) -> String? {
        do throws(UsageError) {
            _ = try RenderRequest(try Arguments([option, value], options: SceneOptions.all))
            return nil
        } catch {
            return error.message.hasPrefix("--") ? String(error.message.dropFirst(2)) : error.message
        }
    }

    private mutating func readTolerance(_ json: JSON) -> Double? {
        guard case .number(let number) = json.value, (0...1).contains(number) else {
            report(json, "tolerance is a number from 0 to 1")
            return nil
        }
        return number
    }

    private mutating func readScene(_ json: JSON) {
        guard let scene = json["scene"]?.string else {
            return report(json, "scene is expected: an object id, a storyboard identifier or a name")
        }
        var entry = SceneEntry(scene: scene, line: json.line)
        for (key, value) in json.members {
            switch key {
            case "scene": break
            case "document": entry.document = value.string
            case "name": entry.name = value.string
            case "steps": entry.steps = value.array.compactMap { readStep($0) }
            case "leaveOut": entry.rules.leftOut = value.array.compactMap { readRegion($0) }
            case "tolerance": entry.rules.tolerance = readTolerance(value)
            default:
                let known = "scene, document, name, steps, leaveOut and tolerance"
                report(value, "\"\(key)\" is not known of a scene; \(known) are")
            }
        }
        let twin = scenes.first {
            $0.scene == entry.scene && $0.name == entry.name && $0.document == entry.document
        }
        if let twin {
            let name = entry.name.map { ", \($0)," } ?? ""
            report(json, "\(entry.scene)\(name) is in line \(twin.line) already; give it a name of its own")
        }
        scenes.append(entry)
    }

    private mutating func readStep(_ json: JSON) -> Step? {
        let known = Step.names + ["rotate"]
        guard json.members.count == 1, let (name, value) = json.members.first, known.contains(name),
            let step = Step(name, value.string ?? value.number.map(Self.plain) ?? "")
        else {
            let names = known.joined(separator: ", ")
            report(json, "a step is an object such as {\"tap\": \"Sign in\"}; known are \(names)")
            return nil
        }
        return step
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }

    private mutating func readRegion(_ json: JSON) -> ComparisonRules.Region? {
        if let name = json.string { return .view(name) }
        let numbers = json.array.compactMap { part -> Double? in
            if case .number(let number) = part.value { number } else { nil }
        }
        guard numbers.count == 4, json.array.count == 4 else {
            report(json, "what is left out is a name, or left, top, width and height in points")
            return nil
        }
        return .frame(numbers)
    }

    private mutating func report(_ json: JSON, _ message: String) {
        diagnostics.append(error(json.line, message))
    }

    private func error(_ line: Int, _ message: String) -> Diagnostic {
        Diagnostic(.error, file: file, line: line, message: message)
    }
}
