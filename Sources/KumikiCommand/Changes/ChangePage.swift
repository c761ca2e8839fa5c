import DocumentChanges
import Foundation
import KumikiGallery
import InterfaceBuilder
import Staging

/// A page with images of the changes in documents.
@MainActor
struct ChangePage {
    /// The default folder of pages.
    static let defaultFolder = "kumiki-output"

    private let output: OutputFolder
    private var page: ComparisonPage

    init(title: String, folder: String) throws {
        output = try OutputFolder(path: folder.isEmpty ? Self.defaultFolder : folder)
        page = ComparisonPage(title: title, sections: [])
    }

    /// A mark in the images and the list of changes.
    struct Mark {
        /// The id of the object.
        let id: String?
        let kind: SceneComparison.Outline.Kind
        let text: String
        /// The names of the versions in which the object is marked; nil for all.
        var versions: Set<String>?
    }

    /// Draws the versions of a document and adds the scenes that differ or have a mark. The base may contain
    /// objects that no other version contains.
    mutating func add(
        _ versions: [ScenePictures.Version], from base: Document? = nil, name: String, path: String,
        marks: [Mark], notes: [String] = []
    ) throws {
        let pictures = ScenePictures(
            versions, of: path, in: output, subfolder: "\(page.sections.count + 1)")
        let scenes = try pictures.draw()
        let marks = scenes.flatMap { Self.displacements(in: $0, versions) } + marks
        let targets = versions.map { ChangeTargets($0.document, Set(scenes.map(\.id))) }
        let all = targets + [ChangeTargets(base, Set(scenes.map(\.id)))]
        var comparisons: [SceneComparison] = []
        var placed: Set<Int> = []
        for scene in scenes {
            let own = marks.indices.filter { index in
                all.contains { target in marks[index].id.map { target.scene(of: $0) == scene.id } ?? false }
            }
            placed.formUnion(own)
            guard !scene.isSame || !own.isEmpty else { continue }
            comparisons.append(comparison(scene, versions, targets, own.map { marks[$0] }))
        }
        let others = marks.indices.filter { !placed.contains($0) }.map { marks[$0].text }
        page.sections.append(
            ComparisonPage.Section(
                document: name, notes: notes + others, scenes: comparisons,
                unchangedScenes: scenes.count - comparisons.count))
        for scene in scenes where !comparisons.contains(where: { $0.name == scene.name }) { remove(scene) }
    }

    /// Returns marks for the largest three views of a scene that have the same frame on both sides and another one in the
    /// merged version: the constraints of both sides may conflict.
    private static func displacements(
        in scene: ScenePictures.Scene, _ versions: [ScenePictures.Version]
    ) -> [Mark] {
        let frames = scene.results.map { $0?.shown?.frames ?? [:] }
        guard frames.count == 3, let document = versions[1].document else { return [] }
        let displaced = frames[1].filter { id, frame in
            frames[0][id] == frames[2][id] && frames[0][id].map { $0 != frame } ?? false
        }
        let largest = displaced.sorted { left, right in
            let areas = (left.value.width * left.value.height, right.value.width * right.value.height)
            return areas.0 == areas.1 ? left.key < right.key : areas.0 > areas.1
        }
        return largest.prefix(3).map { id, frame in
            let name = document.element(withID: id)?.description ?? id
            let text =
                "\(name) has the frame \(words(frames[0][id] ?? .zero)) in both sides and \(words(frame)) in the merged "
                + "document; the constraints of both sides may contradict each other"
            return Mark(id: id, kind: .question, text: text, versions: [versions[1].name])
        }
    }

    private static func words(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
            String(format: "%g", Double($0))
        }
        return "(\(numbers[0]), \(numbers[1])) \(numbers[2])×\(numbers[3])"
    }

    /// Writes the page and returns its path.
    func write() throws -> String {
        try output.write(Data(page.html.utf8), to: "index.html")
        return output.path + "/index.html"
    }

    /// Deletes images that the page does not contain.
    private func remove(_ scene: ScenePictures.Scene) {
        for case let result? in scene.results {
            try? FileManager.default.removeItem(atPath: output.path + "/" + result.file)
        }
    }

    private func comparison(
        _ scene: ScenePictures.Scene, _ versions: [ScenePictures.Version], _ targets: [ChangeTargets],
        _ marks: [Mark]
    ) -> SceneComparison {
        let shown = versions.indices.map { index -> SceneComparison.Version in
            let name = versions[index].name
            guard let result = scene.results[index] else {
                return .init(name: name, absence: "The scene is not in this version.")
            }
            guard let shown = result.shown else { return .init(name: name, absence: result.refusal) }
            let picture = SceneComparison.Picture(
                file: result.file, width: shown.width, height: shown.height,
                outlines: outlines(
                    marks.filter { $0.versions?.contains(name) ?? true }, targets[index], shown))
            return .init(name: name, picture: picture)
        }
        return SceneComparison(name: scene.name, versions: shown, changes: marks.map(\.text))
    }

    /// Returns an outline for each object, with all its changes.
    private func outlines(_ marks: [Mark], _ targets: ChangeTargets, _ shown: SceneReply.Shown)
        -> [SceneComparison.Outline]
    {
        var outlines: [String: SceneComparison.Outline] = [:]
        var order: [String] = []
        for mark in marks {
            for id in targets.views(of: mark.id ?? "", among: Set(shown.frames.keys)) {
                guard let frame = shown.frames[id] else { continue }
                if outlines[id] == nil {
                    order.append(id)
                    // A change of an object without a frame, such as a constraint, is a change of the view.
                    let kind = id == mark.id || mark.kind == .question ? mark.kind : .changed
                    outlines[id] = .init(
                        kind: kind, text: mark.text, x: frame.minX, y: frame.minY, width: frame.width,
                        height: frame.height)
                } else {
                    outlines[id]?.text += "\n" + mark.text
                }
            }
        }
        return order.compactMap { outlines[$0] }
    }
}

extension ChangePage.Mark {
    /// Creates a mark for a change.
    init(_ change: Change) { self.init(change, prefix: "") }

    /// Creates a mark for a change by one side of a merge. A removed object is only visible in the other side.
    init(_ change: Change, by side: Side) {
        self.init(change, prefix: side.name + " ")
        let other: Side = side == .ours ? .theirs : .ours
        versions = change.kind == .removed ? [other.name] : [side.name, "merged"]
    }

    private init(_ change: Change, prefix: String) {
        let kind: SceneComparison.Outline.Kind =
            switch change.kind {
            case .added: .added
            case .removed: .removed
            case .moved, .changed, .reordered, .reconnected: .changed
            }
        self.init(id: change.id, kind: kind, text: prefix + change.sentence)
    }

    /// Creates a mark for an unresolved conflict.
    init(_ conflict: Conflict) {
        // The keys of scenes have a prefix.
        let id = conflict.id.map { $0.hasPrefix("scene ") ? String($0.dropFirst(6)) : $0 }
        self.init(id: id, kind: .question, text: conflict.sentence)
    }
}
