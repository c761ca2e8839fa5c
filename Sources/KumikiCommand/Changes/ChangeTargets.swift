import InterfaceBuilder

/// The scenes of objects in a document, and the views that represent them in pictures.
struct ChangeTargets {
    private let document: Document?
    private let scenes: Set<String>

    /// Objects of a version; `scenes` are the ids by which scenes are known.
    init(_ document: Document?, _ scenes: Set<String>) {
        (self.document, self.scenes) = (document, scenes)
    }

    /// The id of the scene that an object is in.
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

    /// The views to be outlined for an object: itself, the views that a constraint is between, and for other objects
    /// without a frame the view around them.
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

    /// The element with the id; scenes have one of another name.
    private func element(_ id: String) -> Element? {
        document?.element(withID: id)
            ?? document?.elements.first { $0.isNamed("scene") && $0["sceneID"] == id }
    }
}
