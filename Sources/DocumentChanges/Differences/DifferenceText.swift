/// A readable description of the differences between documents.
public struct DifferenceText: Sendable {
    private let difference: DocumentDifference
    private let showsAll: Bool
    private let styles: Bool

    /// Creates the description; automatic changes by Interface Builder are summarized unless `showsAll` is true.
    public init(_ difference: DocumentDifference, showsAll: Bool = false, usesColor: Bool = false) {
        self.difference = difference
        self.showsAll = showsAll
        styles = usesColor
    }

    private var shown: [Change] { difference.changes.filter { showsAll || $0.noise == nil } }

    /// Returns the changes by scene, one per line, with the line numbers in the files.
    public func plain(name: String) -> String {
        var lines = [bold(name)]
        var scene: String??
        for change in shown {
            if scene != .some(change.scene) {
                lines.append("  " + bold(change.scene ?? "Document"))
                scene = .some(change.scene)
            }
            lines.append("    \(sign(change.kind)) \(change.sentence)  \(dim(place(change)))")
        }
        if let summary { lines.append("  " + dim(summary)) }
        return lines.joined(separator: "\n")
    }

    /// Returns the changes as Markdown, with a list for each scene.
    public func markdown(name: String) -> String {
        var lines = ["### \(Self.escaped(name))", ""]
        var scene: String??
        for change in shown {
            if scene != .some(change.scene) {
                if scene != nil { lines.append("") }
                lines += ["**\(Self.escaped(change.scene ?? "Document"))**", ""]
                scene = .some(change.scene)
            }
            lines.append("- \(Self.escaped(change.sentence)) <sub>\(place(change))</sub>")
        }
        if let summary { lines += ["", "_\(summary)_"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line with the number of Interface Builder's automatic changes; nil if there are none or all changes are shown.
    public var summary: String? {
        guard !showsAll else { return nil }
        let counts = difference.noiseCounts
        guard !counts.isEmpty else { return nil }
        return "and by Interface Builder itself: "
            + counts.map { "\($0.count) \(Self.words($0.noise, $0.count))" }.joined(separator: ", ")
            + " (--all shows them)"
    }

    private static func words(_ noise: Change.Noise, _ count: Int) -> String {
        let words = [
            Change.Noise.frames: "frames", .versions: "notations and versions", .resources: "resources",
            .order: "orders", .canvas: "settings of the canvas",
        ]
        let text = words[noise] ?? ""
        return count == 1
            ? ["frames": "frame", "resources": "resource", "orders": "order"][text] ?? text : text
    }

    private func place(_ change: Change) -> String {
        switch (change.oldLine, change.newLine) {
        case (let old?, let new?): old == new ? "line \(new)" : "line \(old) → \(new)"
        case (let old?, nil): "line \(old) of the old version"
        case (nil, let new?): "line \(new)"
        case (nil, nil): ""
        }
    }

    private func sign(_ kind: Change.Kind) -> String {
        switch kind {
        case .added: color("+", 32)
        case .removed: color("-", 31)
        default: color("~", 33)
        }
    }

    private func bold(_ text: String) -> String { color(text, 1) }
    private func dim(_ text: String) -> String { color(text, 2) }
    private func color(_ text: String, _ code: Int) -> String {
        styles ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\`*_{}[]<>#|".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}

extension DocumentDifference {
}
