import InterfaceBuilder

/// The scenes of a document's objects, and the views that represent them in images.
struct ChangeTargets {
    private let document: Document?
    private let scenes: Set<String>

    /// Creates the index of a version's objects; `scenes` are the ids of the scenes.
    init(_ document: Document?, _ scenes: Set<String>) {
        (self.document, self.scenes) = (document, scenes)
    }

    /// Returns the id of the scene that contains an object.
    func scene(of id: String) -> String? {
        guard let element = element(id) else { return nil }
        for outer in [element] + element.ancestors {
            if let id = outer.id, scenes.contains(id) { return id }
            if outer.isNamed("scene") {
                return outer.members(of: "objects").lazy.compactMap(\.id).first(where: scenes.contains)
            }
        }
        return nil
    }

    /// Returns the views that are outlined for an object: the view itself, the views that a constraint relates, and for other
    /// objects without a frame the enclosing view.
    func views(of id: String, among views: Set<String>) -> [String] {
        guard let element = element(id) else { return [] }
        if element.isNamed("constraint") {
            let owner = element.parent?.parent?.id
            let items = [element["firstItem"] ?? owner, element["secondItem"]].compactMap { $0 }
            let shown = items.filter { views.contains($0) && $0 != owner }
            return shown.isEmpty ? owner.map { [$0] } ?? [] : shown
        }
        return ([element] + element.ancestors).lazy.compactMap(\.id).first(where: views.contains)
            .map { [$0] } ?? []
    }

    /// Returns the element with an id; the ids of scenes have a prefix.
    private func element(_ id: String) -> Element? {
        document?.element(withID: id)
            ?? document?.elements.first { $0.isNamed("scene") && $0["sceneID"] == id }
    }
}
