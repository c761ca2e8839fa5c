import InterfaceBuilder

/// The styles in which a document's scenes are presented, as far as the document says.
struct PresentationStyles {
    let document: Document

    /// Whether the presenter is seen around what the segue presents.
    func showPresenter(_ segue: Segue) -> Bool {
        if [.popover, .popoverPresentation].contains(segue.segueKind) { return true }
        let named = style(of: segue)
        return showsPresenter(named) || named == "automatic" && automaticIsSheet
    }

    /// Whether the segue presents its destination as a sheet.
    func isSheet(_ segue: Segue) -> Bool {
        guard [.presentation, .modal].contains(segue.segueKind) else { return false }
        let named = style(of: segue)
        return ["pageSheet", "formSheet"].contains(named) || named == "automatic" && automaticIsSheet
    }

    private func style(of segue: Segue) -> String {
        segue.modalPresentationStyle ?? style(of: segue.destinationID) ?? "automatic"
    }

    /// Whether the controller itself names a style in which its presenter is seen.
    func controllerShowsPresenter(_ id: String) -> Bool { style(of: id).map(showsPresenter) ?? false }

    private func style(of id: String) -> String? {
        document.element(withID: id)?["modalPresentationStyle"]
    }

    private func showsPresenter(_ name: String) -> Bool {
        ["pageSheet", "formSheet", "overFullScreen", "overCurrentContext"].contains(name)
    }

    /// Xcode 11, whose builds begin with 14800, brought the SDK of iOS 13, whose presentations are sheets.
    private var automaticIsSheet: Bool { (document.pluginBuild ?? 14_800) >= 14_800 }
}
