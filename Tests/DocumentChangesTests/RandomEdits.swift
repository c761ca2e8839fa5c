import InterfaceBuilder

/// A seeded generator, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// A document that can be edited as in Interface Builder.
final class EditableElement {
    let name: String
    var attributes: [Element.Attribute]
    var text: String?
    var children: [EditableElement] = []
    private(set) weak var parent: EditableElement?

    init(_ element: Element) {
        name = element.name
        attributes = element.attributes
        text = element.text
        for child in element.children {
            let copy = EditableElement(child)
            copy.parent = self
            children.append(copy)
        }
    }

    init(_ name: String, _ attributes: [(String, String)]) {
        self.name = name
        self.attributes = attributes.map { .init(name: $0.0, value: $0.1) }
    }

    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let place = attributes.firstIndex { $0.name == name }
            guard let newValue else { return attributes.removeAll { $0.name == name } }
            if let place {
                attributes[place] = .init(name: name, value: newValue)
            } else {
                attributes.append(.init(name: name, value: newValue))
            }
        }
    }

    var all: [EditableElement] { [self] + children.flatMap(\.all) }
    var isRemovable: Bool {
        parent?.name == "subviews" || parent?.name == "scenes" || parent?.name == "cells"
    }

    func insert(_ child: EditableElement, at place: Int) {
        child.parent = self
        children.insert(child, at: min(place, children.count))
    }

    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func contains(_ other: EditableElement) -> Bool { all.contains { $0 === other } }

    func xml(like document: Document) -> String {
        var assembly = DocumentAssembly(like: document)
        write(to: &assembly)
        return String(decoding: assembly.xmlBytes, as: UTF8.self)
    }

    private func write(to assembly: inout DocumentAssembly) {
        assembly.open(name, attributes)
        if children.isEmpty, let text { assembly.text(text) }
        for child in children { child.write(to: &assembly) }
        assembly.close()
    }
}

/// Random edits of a document.
struct RandomEdits {
    private var generator: SeededGenerator
    /// A letter in the ids of new objects, so that the ids of two sides differ.
    private let letter: String
    private var count = 0
    /// Returns whether an object may be edited.
    private let isAllowed: (EditableElement) -> Bool
    /// Whether objects may be removed and moved too.
    private let changesStructure: Bool

    init(
        seed: UInt64, letter: String, changesStructure: Bool = true,
        isAllowed: @escaping (EditableElement) -> Bool = { _ in true }
    ) {
        generator = SeededGenerator(seed)
        self.letter = letter
        self.changesStructure = changesStructure
        self.isAllowed = isAllowed
    }

    mutating func edit(_ document: Document, times: Int) throws -> Document {
        let root = EditableElement(document.root)
        for _ in 0..<times { editOnce(root) }
        return try Document(xml: root.xml(like: document), path: document.path)
    }

    private mutating func editOnce(_ root: EditableElement) {
        let objects = root.all.filter {
            $0["id"] != nil && $0.parent != nil && !["device", "adaptation"].contains($0.name)
                && isAllowed($0)
        }
        guard let object = objects.randomElement(using: &generator) else { return }
        count += 1
        switch Int.random(in: 0..<(changesStructure ? 9 : 5), using: &generator) {
        case 0: object["userLabel"] = "\(letter)\(count)"
        case 1: change(object)
        case 2: changeColor(object)
        case 3: changeConstraint(root)
        case 4: add(to: root)
        case 5: remove(object, from: root)
        case 6: move(object, in: root)
        case 7: reorder(root)
        default: connect(root, object)
        }
    }

    private mutating func change(_ object: EditableElement) {
        let names = object.attributes.map(\.name).filter {
            !["id", "key", "destination", "firstItem", "secondItem", "sceneMemberID", "property"].contains($0)
        }
        guard let name = names.randomElement(using: &generator) else { return }
        object[name] = Bool.random(using: &generator) ? "\(letter)\(count)" : nil
    }

    private func changeColor(_ object: EditableElement) {
        let color = EditableElement(
            "color", [("key", "backgroundColor"), ("systemColor", "\(letter)\(count)Color")])
        let place = object.children.firstIndex { $0["key"] == "backgroundColor" }
        object.children.removeAll { $0["key"] == "backgroundColor" }
        object.insert(color, at: place ?? object.children.count)
    }

    private mutating func changeConstraint(_ root: EditableElement) {
        let constraints = root.all.filter { $0.name == "constraint" && isAllowed($0) }
        constraints.randomElement(using: &generator)?["constant"] =
            "\(Int.random(in: 1..<100, using: &generator))"
    }

    private mutating func add(to root: EditableElement) {
        let lists = root.all.filter { list in list.name == "subviews" && list.parent.map(isAllowed) == true }
        guard let list = lists.randomElement(using: &generator) else { return }
        let view = EditableElement(
            "view", [("contentMode", "scaleToFill"), ("id", "\(letter)\(letter)\(letter)-\(count)")])
        list.insert(view, at: Int.random(in: 0...list.children.count, using: &generator))
    }

    /// Removes an object with its dependents, as Interface Builder does.
    private func remove(_ object: EditableElement, from root: EditableElement) {
        guard object.isRemovable else { return }
        var gone = Set(object.all.compactMap { $0["id"] })
        object.removeFromParent()
        var isDone = false
        while !isDone {
            isDone = true
            for element in root.all {
                for name in ["destination", "firstItem", "secondItem", "reference"] {
                    guard let id = element[name], gone.contains(id), element.parent != nil else { continue }
                    if let id = element["id"] { gone.insert(id) }
                    element.removeFromParent()
                    isDone = false
                }
                for name in ["textLabel", "detailTextLabel", "imageView", "initialViewController"] {
                    if let id = element[name], gone.contains(id) { element[name] = nil }
                }
            }
        }
    }

    private mutating func move(_ object: EditableElement, in root: EditableElement) {
        guard object.parent?.name == "subviews" else { return }
        let lists = root.all.filter { $0.name == "subviews" && !object.contains($0) }
        guard let list = lists.randomElement(using: &generator) else { return }
        object.removeFromParent()
        list.insert(object, at: Int.random(in: 0...list.children.count, using: &generator))
    }

    private mutating func reorder(_ root: EditableElement) {
        let lists = root.all.filter { $0.name == "subviews" && $0.children.count > 1 }
        lists.randomElement(using: &generator)?.children.shuffle(using: &generator)
    }

    private func connect(_ root: EditableElement, _ object: EditableElement) {
        guard let id = object["id"], let owner = root.all.first(where: { $0.name == "connections" }) else {
            return
        }
        owner.insert(
            EditableElement(
                "outlet",
                [("property", "\(letter)\(count)"), ("destination", id), ("id", "\(letter)o-\(count)")]),
            at: 0)
    }
}
