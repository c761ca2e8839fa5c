import InterfaceBuilder

extension NibContext {
    /// A colour of the document; those of asset catalogues follow the appearance.
    func color(_ color: DocumentColor, _ element: Element) -> UIColor? {
        switch color {
        case .named(let name): return named(name, element)
        case .system(let name), .catalog(_, let name):
            if let found = UIColor(document: color) { return found }
            let saved = documentResources.systemColors[name].flatMap { UIColor(document: $0) }
            if saved == nil {
                report("the system colour \(name) is not known", element, about: "color \(name)")
            }
            return saved
        default: return UIColor(document: color)
        }
    }

    /// A colour of the project's catalogues, or as it was when the document was saved.
    private func named(_ name: String, _ element: Element) -> UIColor? {
        if let color = resources.color(named: name) { return color }
        if let saved = documentResources.namedColors[name], let color = self.saved(saved) { return color }
        report(
            "no asset catalogue has the colour \"\(name)\""
                + NearNames.question(NearNames.among(resources.colorNames, for: name)), element,
            about: "color \(name)")
        return nil
    }

    private func saved(_ color: DocumentColor) -> UIColor? {
        if case .named = color { return nil }
        return UIColor(document: color)
    }
}
