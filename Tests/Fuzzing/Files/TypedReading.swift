/// Reads every typed value of a document, of every element regardless of its kind.
enum TypedReading {
    private static let traits = TraitEnvironment(horizontal: .compact, vertical: .regular, idiom: "phone")
    /// A sum over the values, so that reads are not optimized away.
    nonisolated(unsafe) private static var sum = 0

    static func read(_ document: Document) {
        keep(AttributeValues(document).count, document.check().map(\.description))
        keep(document.device, document.tintColor, document.customFonts, document.designableSizes)
        keep(document.initialScene, document.filesOwner, document.resources.image(named: "a"))
        for scene in document.scenes {
            keep(scene.controller?.reference, scene.firstResponder?.role, scene.exit, scene.extraObjects)
            keep(scene.sceneID)
        }
        for element in document.elements {
            readValues(element)
            // All other typed views read an element's children.
            guard !element.children.isEmpty else { continue }
            for key in Set(element.children.compactMap(\.key)).sorted().prefix(4) { readValues(element, key) }
            readObject(element)
            readParts(element)
        }
    }

    private static func keep(_ values: Any?...) {
        for case .some in values { sum &+= 1 }
    }

    private static func readValues(_ element: Element) {
        keep(element.text, element.stringContent, element.options, element.rect, element.size, element.point)
        keep(element.insets, DocumentColor(element), FontDescription(element), element.customClass)
        keep(element.className, element.displayName, element.connectionSource)
        keep(
            ConstraintElement(element).firstItemID, RuntimeAttribute(element).value, Placeholder(element).role
        )
        keep(ConstraintElement(element).multiplier, Segue(element).segueKind, Segue(element).trigger)
        for attribute in element.attributes {
            keep(element.bool(attribute.name), element.int(attribute.name), element.length(attribute.name))
            keep(Multiplier.value(attribute.value), LayoutAttribute(name: attribute.value))
            keep(element.effectiveAttribute(attribute.name, in: traits))
        }
    }

    private static func readValues(_ element: Element, _ key: String) {
        keep(
            element.text(key: key), element.color(key: key), element.font(key: key),
            element.image(key: key))
        keep(
            element.rect(key: key), element.size(key: key), element.point(key: key),
            element.insets(key: key))
        keep(element.offset(key: key))
        keep(element.attributedText(key: key)?.string, element.textAttributes(key: key))
        keep(element.symbolConfiguration(key: key))
    }

    private static func readObject(_ element: Element) {
        let constraint = ConstraintElement(element)
        keep(constraint.multiplier, constraint.constant(in: traits), constraint.priority(in: traits))
        keep(constraint.firstItemID, constraint.firstAttribute, constraint.relation, constraint.secondItemID)
        for connection in element.connections { keep(connection, connection.destinationID) }
        let segue = Segue(element)
        keep(segue.segueKind, segue.popoverArrowDirections, segue.preview, segue.commit, segue.trigger)
        keep(segue.popoverPassthroughViewIDs, segue.splitViewControllerTargetIndex)
        let controller = Controller(element)
        keep(controller.view, controller.layoutGuides.map(\.role))
        for attribute in element.runtimeAttributes {
            keep(attribute.keyPath, attribute.type, attribute.value)
        }
        for variation in element.variations {
            keep(variation.condition.specificity, variation.overrides, variation.childOverrides)
            keep(variation.mask(of: "subviews"), variation.mask(of: "constraints"))
        }
    }

    private static func readParts(_ element: Element) {
        let view = ViewElement(element)
        keep(view.autoresizingMask, view.subviews(in: traits), view.constraints(in: traits))
        keep(view.accessibility?.traits, Accessibility(element).value)
        let style = ParagraphStyle(element)
        keep(style.tabStops, style.lineHeightMultiple, style.hyphenationFactor, style.distance("lineSpacing"))
        keep(AttributedText(element).fragments.map(\.attributes), SymbolConfiguration(element).colors)
    }
}
