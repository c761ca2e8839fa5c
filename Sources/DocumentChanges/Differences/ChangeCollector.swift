import InterfaceBuilder

/// Collects the differences between the parts of two versions.
struct ChangeCollector {
    private let correspondence: Correspondence
    private let usesFrames: Bool
    private var changes: [Change] = []
    private var inside: [Int: Int] = [:]

    init(_ documents: [Document]) {
        correspondence = Correspondence(documents)
        usesFrames = !documents[1].useAutolayout
    }

    private func old(_ part: Int) -> Element? { correspondence.parts[part].elements[0] }
    private func new(_ part: Int) -> Element? { correspondence.parts[part].elements[1] }

    mutating func collect() -> [Change] {
        for part in correspondence.parts.indices {
            switch (old(part), new(part)) {
            case (let old?, let new?): compare(part, old, new)
            case (let old?, nil): noteWhole(.removed, part, old, version: 0)
            case (nil, let new?): noteWhole(.added, part, new, version: 1)
            case (nil, nil): break
            }
        }
        // Scenes are in the order of the new version, and changes in each scene ordered by line; removed objects have their old line.
        var ranks: [String: Int] = [:]
        for change in changes.sorted(by: { ($0.newLine ?? .max) < ($1.newLine ?? .max) }) {
            let scene = change.scene ?? ""
            if ranks[scene] == nil { ranks[scene] = ranks.count }
        }
        return changes.enumerated().sorted { left, right in
            let ranks = (ranks[left.element.scene ?? ""] ?? 0, ranks[right.element.scene ?? ""] ?? 0)
            if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
            let lines = [left, right].map { $0.element.newLine ?? $0.element.oldLine ?? 0 }
            return lines[0] == lines[1] ? left.offset < right.offset : lines[0] < lines[1]
        }.map(\.element)
    }
}

extension ChangeCollector {
    private mutating func compare(_ part: Int, _ old: Element, _ new: Element) {
        let state = correspondence.parts[part]
        if state.isValue {
            guard old.contentText != new.contentText else { return }
            return note(
                .changed, part, property(of: new), valueText(old), valueText(new),
                ValueEquality.areEqual(old, new) ? .versions : noise(of: new))
        }
        if state.isObject { compareParents(part) }
        compareOrder(part)
        if old.isNamed("constraint"), new.isNamed("constraint"), compareEquations(part, old, new) { return }
        if old.name != new.name { note(.changed, part, "Kind", old.name, new.name, nil) }
        if old.text != new.text {
            note(.changed, part, property(of: new), old.text, new.text, noise(of: new))
        }
        compareAttributes(part, old, new)
    }

    private mutating func compareAttributes(_ part: Int, _ old: Element, _ new: Element) {
        let (before, after) = (old.attributes, new.attributes)
        guard before != after else { return }
        let names = before.map(\.name) + after.map(\.name).filter { !old.has($0) }
        var hasChanged = compareClasses(part, old, new)
        let isClass: Set<String> = ["customClass", "customModule", "customModuleProvider"]
        for name in names
        where !isClass.contains(name) && old[name] != new[name] && !isSameReference(name, old, new) {
            hasChanged = true
            let isConnection = new.isConnection && name == "destination"
            let prefix = correspondence.parts[part].isObject ? "" : property(of: new) + " "
            note(
                isConnection ? .reconnected : .changed, part,
                isConnection ? nil : prefix + PropertyNames.name(name),
                shown(old, name, 0), shown(new, name, 1), noise(of: name, in: new))
        }
        if !hasChanged { note(.reordered, part, "attributes", nil, nil, .order) }
    }

    /// Records a changed class with its module as one change. Returns false if the class is the same.
    private mutating func compareClasses(_ part: Int, _ old: Element, _ new: Element) -> Bool {
        func text(_ element: Element) -> String? {
            guard let name = element["customClass"] else { return nil }
            let module = element["customModule"].map { $0 + "." } ?? ""
            return module + name + (element["customModuleProvider"].map { " (module of \($0))" } ?? "")
        }
        guard text(old) != text(new) else { return false }
        note(.changed, part, "Class", text(old), text(new), nil)
        return true
    }

    /// Returns whether both attributes refer to the same object, even under different ids.
    private func isSameReference(_ name: String, _ old: Element, _ new: Element) -> Bool {
        guard Vocabulary.isReference(name), let before = old[name], let after = new[name],
            let left = correspondence.documents[0].element(withID: before),
            let right = correspondence.documents[1].element(withID: after)
        else { return false }
        return correspondence.part(of: left, in: 0) == correspondence.part(of: right, in: 1)
    }

    /// Returns the value of an attribute; a text with line breaks is a child element instead.
    private func shown(_ element: Element, _ name: String, _ version: Int) -> String? {
        guard let value = element[name] else { return element.textElement(for: name)?.valueText }
        guard Vocabulary.isReference(name) else {
            return Double(value) != nil || value == "YES" || value == "NO"
                ? value : "\"\(value.replacing("\n", with: "\\n"))\""
        }
        return correspondence.documents[version].element(withID: value)?.caption ?? value
    }

    /// Records a changed equation of a constraint. Returns false if the equation is the same.
    private mutating func compareEquations(_ part: Int, _ old: Element, _ new: Element) -> Bool {
        let terms = [
            "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
            "constant", "priority",
        ]
        let isChanged = terms.contains { old[$0] != new[$0] && !isSameReference($0, old, new) }
        guard isChanged else { return false }
        let showsZero = old["constant"] != new["constant"]
        let equations = (
            Equation.text(of: old, in: correspondence.documents[0], showsZero: showsZero),
            Equation.text(of: new, in: correspondence.documents[1], showsZero: showsZero)
        )
        note(.changed, part, nil, equations.0, equations.1, nil)
        for name in Set(old.attributes.map(\.name) + new.attributes.map(\.name)).subtracting(terms).sorted()
        where old[name] != new[name] {
            note(
                .changed, part, PropertyNames.name(name), old[name], new[name], name == "id" ? .versions : nil
            )
        }
        return true
    }

    private mutating func compareParents(_ part: Int) {
        let parents = (correspondence.parent(of: part, in: 0), correspondence.parent(of: part, in: 1))
        guard parents.0 != parents.1 else { return }
        note(.moved, part, nil, place(old(part)), place(new(part)), nil)
    }

    private func place(_ element: Element?) -> String? {
        element?.enclosingObject.map { $0.isNamed("scene") ? "scene \($0.sceneCaption ?? "")" : $0.caption }
            ?? "document"
    }

    private mutating func compareOrder(_ part: Int) {
        let lists = (correspondence.children(of: part, in: 0), correspondence.children(of: part, in: 1))
        let common = Set(lists.0).intersection(lists.1)
        let orders = (lists.0.filter(common.contains), lists.1.filter(common.contains))
        guard orders.0 != orders.1 else { return }
        let isUnordered =
            ["resources", "constraints", "connections", "dependencies", "scenes", "objects"]
            .contains(new(part)?.name ?? "") || correspondence.parts[part].isObject
        note(
            .reordered, part, new(part)?.name, names(orders.0, 0), names(orders.1, 1),
            isUnordered ? .order : nil)
    }

    /// Returns the names of elements, with the ids of those whose names are not unique.
    private func names(_ parts: [Int], _ version: Int) -> String {
        let elements = parts.compactMap { correspondence.parts[$0].elements[version] }
        let counts = elements.reduce(into: [:]) { counts, element in counts[element.itemName, default: 0] += 1
        }
        return elements.map { element in
            let id = counts[element.itemName] == 1 ? nil : element.id
            return element.itemName + (id.map { " (\($0))" } ?? "")
        }.joined(separator: ", ")
    }
}

extension ChangeCollector {
    /// Records an object that only one version contains as one change, including its descendants.
    private mutating func noteWhole(_ kind: Change.Kind, _ part: Int, _ element: Element, version: Int) {
        var outer = element.parent
        while let next = outer, let number = correspondence.part(of: next, in: version) {
            let other = correspondence.parts[number].elements[1 - version]
            if other == nil, correspondence.parts[number].isObject { return }
            if other != nil { break }
            outer = next.parent
        }
        let state = correspondence.parts[part]
        if !state.isObject {
            // A list has no meaning without its members, which are recorded themselves.
            guard
                state.isValue || element.attributes.contains(where: { $0.name != "key" })
                    || element.text != nil
            else { return }
            // A text that is an attribute in the other version is recorded with the attribute.
            if let key = element.key, let other = element.parent.flatMap({ counterpart($0, version) }),
                element.parent?.textElement(for: key) == element, other[key] != nil
            {
                return
            }
            let value = valueText(element)
            let (old, new) = kind == .added ? (nil, value) : (value, nil)
            return note(.changed, part, property(of: element), old, new, noise(of: element))
        }
        let document = correspondence.documents[version]
        var text: String?
        if element.isNamed("constraint") { text = Equation.text(of: element, in: document) }
        if element.isConnection { text = shown(element, "destination", version) }
        let count = element.descendants.count { $0.objectID != nil }
        if text == nil, count > 0 {
            text = count == 1 ? "with 1 object inside" : "with \(count) objects inside"
        }
        note(
            kind, part, nil, kind == .removed ? text : nil, kind == .added ? text : nil,
            element.isLayoutGuide ? .versions : nil)
    }

    /// Returns the element of the same part in the other version.
    private func counterpart(_ element: Element, _ version: Int) -> Element? {
        correspondence.part(of: element, in: version).flatMap {
            correspondence.parts[$0].elements[1 - version]
        }
    }

    private mutating func note(
        _ kind: Change.Kind, _ part: Int, _ property: String?, _ oldText: String?, _ newText: String?,
        _ noise: Change.Noise?
    ) {
        let (old, new) = (old(part), new(part))
        guard let element = new ?? old else { return }
        let object = element.objectID == nil ? element.enclosingObject ?? root(of: element) : element
        changes.append(
            Change(
                kind: kind, scene: object.sceneCaption, object: caption(of: object),
                id: object.id ?? object["sceneID"],
                property: property, old: oldText, new: newText, oldLine: old?.line, newLine: new?.line,
                noise: noise))
    }

    private func root(of element: Element) -> Element {
        var root = element
        while let parent = root.parent { root = parent }
        return root
    }

    private func caption(of object: Element) -> String {
        if object.isNamed("scene") { return "scene \(object.sceneCaption ?? "")" }
        return object.caption
    }

    /// Returns the name of the property whose value is an element without an id.
    private func property(of element: Element) -> String {
        var words = [element["keyPath"] ?? element.key.map { PropertyNames.name($0) } ?? element.roleWords]
        var outer = element.parent
        while let next = outer, next.objectID == nil, next.parent != nil {
            if let key = next.key { words.insert(PropertyNames.name(key), at: 0) }
            outer = next.parent
        }
        return words.joined(separator: " ")
    }

    private func valueText(_ element: Element) -> String { element.valueText }

    private func noise(of element: Element) -> Change.Noise? {
        switch element.name {
        case "rect":
            let view = element.parent
            return usesFrames || view?["fixedFrame"] == "YES" ? nil : .frames
        case "point" where element.key == "canvasLocation": return .canvas
        case "plugIn", "deployment", "capability", "designable": return .versions
        case "segue" where element.objectID == nil: return .canvas
        default:
            if element.ancestors.contains(where: { $0.isNamed("resources") }) { return .resources }
            return Noise.isComputed(element) ? .canvas : nil
        }
    }

    private func noise(of attribute: String, in element: Element) -> Change.Noise? {
        if attribute == "id" { return .versions }
        if Noise.isComputed(attribute: attribute, of: element.name) { return .versions }
        return noise(of: element)
    }
}

extension Element {
    /// Whether the element connects its object with another object.
    var isConnection: Bool { hasMeaningOfItsOwn && !isNamed("constraint") }

    fileprivate var roleWords: String {
        let naming = self["name"] ?? self["identifier"] ?? self["reference"]
        return PropertyNames.name(name) + (naming.map { " \($0)" } ?? "")
    }
}
