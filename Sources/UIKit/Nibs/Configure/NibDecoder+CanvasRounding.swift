import InterfaceBuilder

@MainActor
extension NibDecoder {
    /// Whether Interface Builder kept the size of the text in whole points. It did so for labels of one line and
    /// buttons in scenes without stack views and without views of the project's own classes, unless they have a text
    /// style; others it laid out as iOS does, in pixels. (Of the labels that it saved without a text style, 162 to 31
    /// in such scenes, and 1 to 174 in scenes with stack views.)
    var isSizedInWholePoints: Bool {
        guard context.session.environment.isCanvas, element.isNamed("label") || element.isNamed("button"),
            attribute("numberOfLines") ?? "1" == "1",
            child("fontDescription")?["style"] == nil
        else { return false }
        return context.session.isScenePlain(element, of: context.document)
    }
}

extension NibSession {
    /// Whether the scene or top-level object around the element has neither stack views nor views of the project's own
    /// classes, which are those with a module; cells count as plain. Found once a scene.
    fileprivate func isScenePlain(_ element: Element, of document: Document) -> Bool {
        var top = element
        while let parent = top.parent, !parent.isNamed("objects") { top = parent }
        let key = document.path + "#" + (top.id ?? "")
        if let known = plainScenes[key] { return known }
        let isPlain = top.isPlainScene
        plainScenes[key] = isPlain
        return isPlain
    }
}

extension Element {
    fileprivate var isPlainScene: Bool {
        var stack = [self]
        while let element = stack.popLast() {
            if element.isNamed("stackView") || element.isProjectsView { return false }
            stack.append(contentsOf: element.children)
        }
        return true
    }

    private var isProjectsView: Bool {
        guard customClass?.module != nil else { return false }
        return parent?.isNamed("subviews") == true || key == "view" || isNamed("view")
    }
}
