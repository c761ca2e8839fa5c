import InterfaceBuilder

extension NibContext {
    /// Returns a color of the document; those of asset catalogs follow the appearance.
    func color(_ color: DocumentColor, _ element: Element) -> UIColor? {
        switch color {
        case .named(let name): return named(name, element)
        case .system(let name), .catalog(_, let name):
            if let found = UIColor(document: color) { return found }
            let saved = documentResources.systemColors[name].flatMap { UIColor(document: $0) }
            if saved == nil {
                report("the system color \(name) is not known", element, about: "color \(name)")
            }
            return saved
        default: return UIColor(document: color)
        }
    }

    /// Returns a color of the project's catalogs, or the value that was saved in the document.
    private func named(_ name: String, _ element: Element) -> UIColor? {
        if let color = resources.color(named: name) { return color }
        if let saved = documentResources.namedColors[name], let color = self.saved(saved) { return color }
        report(
            "no asset catalog has the color \"\(name)\""
                + NearNames.question(NearNames.among(resources.colorNames, for: name)), element,
            about: "color \(name)")
        return nil
    }

    private func saved(_ color: DocumentColor) -> UIColor? {
        if case .named = color { return nil }
        return UIColor(document: color)
    }
}
