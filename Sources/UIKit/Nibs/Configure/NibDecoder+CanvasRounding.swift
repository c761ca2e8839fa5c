import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Whether Interface Builder saved the size of the text in whole points. It did so for labels of one line in scenes
    /// without stack views, and for buttons in those that have no views of custom classes either, unless they have a
    /// text style; others it laid out as iOS does, in pixels. (781 of 996 labels that it saved.)
    var isSizedInWholePoints: Bool {
        guard context.session.environment.isCanvas, element.isNamed("label") || element.isNamed("button"),
            attribute("numberOfLines") ?? "1" == "1",
            child("fontDescription")?["style"] == nil
        else { return false }
        return context.session.isScenePlain(element, of: context.document, ofLabel: element.isNamed("label"))
    }
}

extension NibSession {
    /// Returns whether the scene or top-level object around the element has neither stack views nor, for buttons, views
    /// of custom classes, which are those with a module; cells count as plain. Computed once for each scene.
    fileprivate func isScenePlain(_ element: Element, of document: Document, ofLabel isOfLabel: Bool) -> Bool
    {
        var top = element
        while let parent = top.parent, !parent.isNamed("objects") { top = parent }
        let key = document.path + "#" + (top.id ?? "") + (isOfLabel ? "#label" : "")
        if let known = plainScenes[key] { return known }
        let isPlain = top.isPlainScene(ofLabel: isOfLabel)
        plainScenes[key] = isPlain
        return isPlain
    }
}

extension Element {
    fileprivate func isPlainScene(ofLabel isOfLabel: Bool) -> Bool {
        var stack = [self]
        while let element = stack.popLast() {
            if element.isNamed("stackView") || (!isOfLabel && element.isProjectsView) { return false }
            stack.append(contentsOf: element.children)
        }
        return true
    }

    private var isProjectsView: Bool {
        guard customClass?.module != nil else { return false }
        return parent?.isNamed("subviews") == true || key == "view" || isNamed("view")
    }
}
