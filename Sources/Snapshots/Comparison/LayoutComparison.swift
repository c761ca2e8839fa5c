import Foundation
import Staging

/// The differences between two layouts, with descriptions.
package struct LayoutComparison: Sendable {
    /// A difference in one view.
    package struct Change: Codable, Sendable, Hashable {
        /// A description without the final period.
        package var words: String
        /// The view's name.
        package var name: String
        /// The old frame, in points; nil for a new view.
        package var before: [Double]?
        /// The new frame; nil for a removed view.
        package var after: [Double]?
    }

    package private(set) var changes: [Change] = []
    /// The changes besides those of frames alone: what is read, by people and by VoiceOver, and what tests find views by.
    package private(set) var readableChanges: [Change] = []
    private let pairs: LayoutPairs
    private let leftOut: LeftOutParts

    /// Compares all views except those in the regions.
    package init(_ old: Layout, _ new: Layout, leavingOut regions: [ComparisonRules.Region] = []) {
        pairs = LayoutPairs(old, new)
        leftOut = LeftOutParts(regions, [pairs.old, pairs.new])
        for index in pairs.old.nodes.indices where !isLeftOut(index) {
            if let other = pairs.after[index] { compare(index, other) } else { addGone(index) }
        }
        for index in pairs.new.nodes.indices where pairs.before[index] == nil {
            if !leftOut.contain(index, of: pairs.new) { addNew(index) }
        }
    }

    /// The frames of the ignored regions in both layouts.
    var leftOutFrames: [[Double]] { leftOut.frames }

    private func isLeftOut(_ index: Int) -> Bool {
        leftOut.contain(index, of: pairs.old)
            || pairs.after[index].map { leftOut.contain($0, of: pairs.new) } == true
    }

    private func isReported(_ parent: Int?, _ pairs: [Int?]) -> Bool {
        parent.map { pairs[$0] == nil } ?? false
    }

    /// Adds a removed view, and ignores its subviews.
    private mutating func addGone(_ index: Int) {
        guard !isReported(pairs.old.parents[index], pairs.after) else { return }
        let name = pairs.old.name(index)
        add(
            Change(words: "\(name) is gone", name: name, before: pairs.old.nodes[index].frame),
            isReadable: pairs.old.isReadable(index))
    }

    private mutating func addNew(_ index: Int) {
        guard !isReported(pairs.new.parents[index], pairs.before) else { return }
        let name = pairs.new.name(index)
        add(
            Change(words: "\(name) is new", name: name, after: pairs.new.nodes[index].frame),
            isReadable: pairs.new.isReadable(index))
    }

    private mutating func add(_ change: Change, isReadable: Bool) {
        changes.append(change)
        if isReadable { readableChanges.append(change) }
    }

    private mutating func compare(_ index: Int, _ other: Int) {
        let (old, new) = (pairs.old.nodes[index], pairs.new.nodes[other])
        let (texts, rest) = (texts(old, new), rest(old, new))
        let parts = texts + place(index, other) + size(old.frame, new.frame) + rest
        guard !parts.isEmpty else { return }
        let name = pairs.old.name(index)
        add(
            Change(
                words: name + " " + parts.joined(separator: ", "), name: name, before: old.frame,
                after: new.frame), isReadable: !texts.isEmpty || !rest.isEmpty)
    }

    private func texts(_ old: Layout.Node, _ new: Layout.Node) -> [String] {
        guard old.text != new.text else { return [] }
        guard let text = new.text else { return ["shows no text"] }
        return ["reads *\(LayoutForest.short(text))*"]
    }

    private func place(_ index: Int, _ other: Int) -> [String] {
        let (from, to) = (pairs.old.place(index), pairs.new.place(other))
        let parts = [
            Self.amount(to.y - from.y, "down", "up"), Self.amount(to.x - from.x, "right", "left"),
        ].compactMap { $0 }
        return parts.isEmpty ? [] : ["moved " + parts.joined(separator: " and ")]
    }

    private func size(_ old: [Double], _ new: [Double]) -> [String] {
        let parts = [
            Self.amount(new[2] - old[2], "wider", "narrower"),
            Self.amount(new[3] - old[3], "taller", "shorter"),
        ].compactMap { $0 }
        return parts.isEmpty ? [] : ["became " + parts.joined(separator: " and ")]
    }

    private func rest(_ old: Layout.Node, _ new: Layout.Node) -> [String] {
        var parts: [String] = []
        if old.isCutOff != new.isCutOff { parts.append(new.isCutOff ? "is cut off" : "is no longer cut off") }
        if old.className != new.className { parts.append("is a \(new.className)") }
        if old.label != new.label {
            parts.append(new.label.map { "is read as *\($0)*" } ?? "has no accessibility label")
        }
        if old.name != new.name {
            parts.append(new.name.map { "is identified as \($0)" } ?? "has no accessibility identifier")
        }
        return parts
    }

    /// Returns a description of a distance in points and its direction; nil for less than 0.05.
    private static func amount(_ points: Double, _ more: String, _ less: String) -> String? {
        let size = (abs(points) * 10).rounded() / 10
        guard size > 0 else { return nil }
        let number = size == size.rounded() ? "\(Int(size))" : "\(size)"
        return "\(number) point\(size == 1 ? "" : "s") \(points > 0 ? more : less)"
    }

    /// Returns the name of the smallest new view that contains the region given by x, y, width and height in points.
    package func name(around region: [Double]) -> String? {
        let holders = pairs.new.nodes.indices.filter { index in
            let frame = pairs.new.nodes[index].frame
            return frame[0] <= region[0] + 1 && frame[1] <= region[1] + 1
                && frame[0] + frame[2] >= region[0] + region[2] - 1
                && frame[1] + frame[3] >= region[1] + region[3] - 1
        }
        let area = { (index: Int) in
            self.pairs.new.nodes[index].frame[2] * self.pairs.new.nodes[index].frame[3]
        }
        return holders.reversed().min { area($0) < area($1) }.map(pairs.new.name)
    }
}
