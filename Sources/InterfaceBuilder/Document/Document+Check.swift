extension Document {
    /// Checks the consistency of the whole document and returns its findings: references to missing ids,
    /// invalid or excessive numbers, unknown constraint attributes. Each kind of name that the vocabulary does
    /// not have is reported once. The findings of reading the document are included, in the order of
    /// the lines.
    public func check() -> [Diagnostic] {
        var findings = diagnostics + unknownNames
        for element in elements {
            checkReferences(element, &findings)
            checkNumbers(element, &findings)
            if element.isNamed("constraint") { checkConstraint(ConstraintElement(element), &findings) }
        }
        if let id = initialViewControllerID, self.element(withID: id) == nil {
            findings.append(
                diagnostic(.error, root, "the initial view controller \"\(id)\" is not in the document"))
        }
        return findings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }

    private static let references = [
        "destination", "reference", "firstItem", "secondItem", "popoverAnchorView",
        "popoverAnchorBarButtonItem",
        "textLabel", "detailTextLabel", "tableViewCell",
    ]

    private func checkReferences(_ element: Element, _ findings: inout [Diagnostic]) {
        for name in Self.references {
            guard let id = element[name], !isBuiltIn(id), self.element(withID: id) == nil else { continue }
            let message = "\(element) refers with \(name) to \"\(id)\", and there is no object with that id"
            // A mask or tie breaker left over from a removed object has no effect.
            let isHarmless = name == "reference" || element.name == "tableViewCellContentView"
            findings.append(diagnostic(isHarmless ? .warning : .error, element, message))
        }
    }

    /// Negative numbers are the ids of File's Owner (-1) and the first responder (-2).
    private func isBuiltIn(_ id: String) -> Bool { id == "-1" || id == "-2" || id.isEmpty }

    private static let numbers: Set<String> = [
        "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right",
        "leading",
        "trailing", "constant", "priority", "alpha", "red", "green", "blue", "white", "pointSize", "spacing",
        "rowHeight", "tag", "numberOfLines", "minimumFontSize",
    ]

    private func checkNumbers(_ element: Element, _ findings: inout [Diagnostic]) {
        // Keys with these names hold flags or text in some kinds of element.
        let isOptions = ["popoverArrowDirection", "extendedEdge", "accessibilityTraits"].contains(
            element.name)
        guard !isOptions else { return }
        for attribute in element.attributes where Self.numbers.contains(attribute.name) {
            guard let value = NumberText.double(attribute.value) else {
                let message =
                    "\(element) needs a number for \(attribute.name); \"\(attribute.value)\" is none"
                findings.append(diagnostic(.error, element, message))
                continue
            }
            if abs(value) > NumberText.longest, attribute.name != "tag" {
                let message =
                    "\(element) has \(attribute.name) \(attribute.value); "
                    + "at most \(Int(NumberText.longest)) points are accepted"
                findings.append(diagnostic(.warning, element, message))
            }
        }
    }

    private func checkConstraint(_ constraint: ConstraintElement, _ findings: inout [Diagnostic]) {
        let element = constraint.element
        for name in ["firstAttribute", "secondAttribute"] {
            guard let text = element[name], LayoutAttribute(name: text) == nil else { continue }
            findings.append(diagnostic(.error, element, "\(element) has an unknown \(name) \"\(text)\""))
        }
        if !element.has("firstAttribute") {
            findings.append(diagnostic(.error, element, "\(element) has no firstAttribute"))
        }
        if constraint.relation == nil {
            let text = element["relation"] ?? ""
            findings.append(diagnostic(.error, element, "\(element) has an unknown relation \"\(text)\""))
        }
        if let text = element["multiplier"], Multiplier.value(text) == nil {
            findings.append(
                diagnostic(
                    .error, element,
                    "\(element) has \"\(text)\" for a multiplier; 0.5, 1/2 or 1:2 is expected"))
        }
    }
}
