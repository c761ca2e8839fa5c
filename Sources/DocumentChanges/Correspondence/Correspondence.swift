import InterfaceBuilder

/// A pairing of the elements of several versions of a document that represent the same part.
///
/// Objects are paired by their ids. Elements without an id are paired by their role in the enclosing part:
/// the value of a property, the list of subviews, the variation for a size class.
struct Correspondence {
    /// A part of the document, with its element in each version.
    struct Part {
        /// The element in each version; nil if the version does not contain the part.
        var elements: [Element?]
        /// Whether the part has an id, and can therefore have different parents in different versions.
        let isObject: Bool
        /// Whether the part is a single value, which is compared and replaced as a whole.
        var isValue = false
    }

    /// The versions, the base first.
    let documents: [Document]
    /// All parts; the root is the first.
    private(set) var parts: [Part] = []
    /// The index of each element's part, for each version and by position; -1 for elements inside a value.
    private(set) var numbers: [[Int32]]
    /// The objects of later versions whose id another object has, and which therefore need a new id.
    private(set) var duplicateObjects: Set<Int> = []

    /// Creates the correspondence between versions of one document, the base first.
    init(_ documents: [Document]) {
        self.documents = documents
        numbers = documents.map { Array(repeating: -1, count: $0.root.descendants.underestimatedSize + 1) }
        let roots = documents.map { Element?.some($0.root) }
        parts.append(Part(elements: roots, isObject: true))
        for version in documents.indices { numbers[version][0] = 0 }
        registerObjects()
        alignUnnamedParts()
    }

    /// Returns the part that an element of a version represents; nil inside a value.
    func part(of element: Element, in version: Int) -> Int? {
        let number = numbers[version][element.position]
        return number < 0 ? nil : Int(number)
    }

    /// Returns the parent of a part in a version; nil if the version does not contain the part, and for the root.
    func parent(of part: Int, in version: Int) -> Int? {
        guard let parent = parts[part].elements[version]?.parent else { return nil }
        return self.part(of: parent, in: version)
    }

    /// Returns the children of a part in a version, in order.
    func children(of part: Int, in version: Int) -> [Int] {
        guard !parts[part].isValue, let element = parts[part].elements[version] else { return [] }
        return element.children.compactMap { self.part(of: $0, in: version) }
    }

    /// Returns the id of a part in a version.
    func id(of part: Int, in version: Int) -> String? { parts[part].elements[version].flatMap(\.objectID) }
}

extension Sequence where Element == InterfaceBuilder.Element {
    fileprivate var underestimatedSize: Int { reduce(0) { count, _ in count + 1 } }
}

extension Correspondence {
    /// Registers every object as a part, shared by all versions in which the id, or the meaning of the connection or
    /// constraint, is the same.
    private mutating func registerObjects() {
        var known: [[String: Int]] = []
        for version in documents.indices {
            var own: [String: Int] = [:]
            var unmatched: [(id: String, element: Element)] = []
            for element in documents[version].root.descendants {
                guard let id = element.objectID else { continue }
                let key = own[id] == nil ? id : uniqueKey(id, own)
                if let part = known.lazy.compactMap({ $0[key] }).first(where: { isSame($0, element, version) }
                ) {
                    assign(element, to: part, in: version)
                    own[key] = part
                } else if version > 0, element.hasMeaningOfItsOwn {
                    own[key] = -1
                    unmatched.append((key, element))
                } else {
                    own[key] = add(element, in: version, isDuplicate: known.contains { $0[key] != nil })
                }
            }
            for (key, part) in pairBySense(unmatched, in: version) { own[key] = part }
            known.append(own)
        }
    }

    private func uniqueKey(_ id: String, _ own: [String: Int]) -> String {
        var count = 2
        while own["\(id)\n\(count)"] != nil { count += 1 }
        return "\(id)\n\(count)"
    }

    /// Returns whether an object of a later version is the object with the same id in an earlier version. Objects that both
    /// sides added are the same if their parent and their kind are the same.
    private func isSame(_ part: Int, _ element: Element, _ version: Int) -> Bool {
        guard part >= 0, parts[part].elements[version] == nil else { return false }
        if parts[part].elements[0] != nil || version < 2 { return true }
        guard let other = parts[part].elements[1], other.name == element.name else { return false }
        guard let place = other.enclosingObject, let here = element.enclosingObject else { return true }
        return self.part(of: place, in: 1) == self.part(of: here, in: version)
    }

    private mutating func add(_ element: Element, in version: Int, isDuplicate: Bool) -> Int {
        var elements = [Element?](repeating: nil, count: documents.count)
        elements[version] = element
        parts.append(Part(elements: elements, isObject: true))
        numbers[version][element.position] = Int32(truncatingIfNeeded: parts.count - 1)
        if isDuplicate { duplicateObjects.insert(parts.count - 1) }
        return parts.count - 1
    }

    private mutating func assign(_ element: Element, to part: Int, in version: Int) {
        parts[part].elements[version] = element
        numbers[version][element.position] = Int32(truncatingIfNeeded: part)
    }

    /// Pairs connections and constraints with the same meaning but different ids with those of earlier versions that are
    /// missing in this version. The remaining ones become parts of their own.
    private mutating func pairBySense(
        _ unmatched: [(id: String, element: Element)], in version: Int
    ) -> [(String, Int)] {
        var candidates: [String: [Int]] = [:]
        if !unmatched.isEmpty {
            for part in parts.indices where parts[part].elements[version] == nil {
                guard let earlier = (0..<version).first(where: { parts[part].elements[$0] != nil }),
                    let element = parts[part].elements[earlier], element.hasMeaningOfItsOwn
                else { continue }
                candidates[sense(of: element, in: earlier), default: []].append(part)
            }
        }
        let senses = unmatched.map { sense(of: $0.element, in: version) }
        var counts: [String: Int] = [:]
        for sense in senses { counts[sense, default: 0] += 1 }
        var result: [(String, Int)] = []
        for (sense, entry) in zip(senses, unmatched) {
            if counts[sense] == 1, let parts = candidates[sense], parts.count == 1 {
                assign(entry.element, to: parts[0], in: version)
                result.append((entry.id, parts[0]))
            } else {
                result.append((entry.id, add(entry.element, in: version, isDuplicate: false)))
            }
        }
        return result
    }

    /// Returns the meaning of a connection or constraint as a key, from the parts that it relates.
    private func sense(of element: Element, in version: Int) -> String {
        let owner = element.enclosingObject.map { numbers[version][$0.position] } ?? -1
        let words = element.senseAttributes.map { name -> String in
            guard let value = element[name] else { return "" }
            guard Vocabulary.isReference(name) else { return value }
            return documents[version].element(withID: value).map { "#\(numbers[version][$0.position])" }
                ?? value
        }
        return "\(element.name) \(owner) " + words.joined(separator: "\u{1F}")
    }
}

extension Correspondence {
    /// Pairs elements without an id, from the root down, in each part that is paired.
    private mutating func alignUnnamedParts() {
        var next = 0
        // The loop appends parts.
        while next < parts.count {
            if !parts[next].isValue { alignUnnamedChildren(of: next) }
            next += 1
        }
    }

    private mutating func alignUnnamedChildren(of part: Int) {
        let lists = documents.indices.map { version -> [Element] in
            guard let element = parts[part].elements[version] else { return [] }
            return element.children.filter { numbers[version][$0.position] < 0 }
        }
        var order: [String] = []
        var groups: [String: [[Element]]] = [:]
        for version in documents.indices {
            for child in lists[version] {
                let role = child.role
                if groups[role] == nil {
                    order.append(role)
                    groups[role] = Array(repeating: [], count: documents.count)
                }
                groups[role]?[version].append(child)
            }
        }
        for role in order {
            guard let group = groups[role] else { continue }
            for elements in AlikeElements.rows(group) { addRow(elements) }
        }
    }

    private mutating func addRow(_ elements: [Element?]) {
        var part = Part(elements: elements, isObject: false)
        part.isValue = elements.allSatisfy { $0?.isPlainValue ?? true }
        parts.append(part)
        for (version, element) in elements.enumerated() {
            guard let element else { continue }
            numbers[version][element.position] = Int32(truncatingIfNeeded: parts.count - 1)
        }
    }
}
