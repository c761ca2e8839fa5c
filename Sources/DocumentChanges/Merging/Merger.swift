import InterfaceBuilder

/// Merges two versions of a document with their common base, object by object.
struct Merger {
    let correspondence: Correspondence
    let settlement: Settlement
    let comments: Triple<Comments>
    let options: DocumentMerge.Options

    /// The unresolved conflicts, in the order of the document.
    var conflicts: [Conflict] = []
    /// Remarks about automatic decisions that are worth reporting.
    var remarks: [String] = []
    /// The parent of each object in the result; nil for a missing object. Only objects have an entry.
    var parents: [Int: Int] = [:]
    /// Whether each part is in the result.
    var isPresent: [Bool]
    /// The side whose version of an object is kept although the other side removed the object.
    var keepers: [Int: Side] = [:]
    /// The objects in the result by their parent.
    var childObjects: [Int: [Int]] = [:]
    /// The parts without an id by their parent.
    var childParts: [Int: [Int]] = [:]
    /// The references to other objects, which are resolved when all objects have their ids.
    var references: [Reference] = []
    /// The ids in the result.
    var finalIDs: [Int: String] = [:]

    /// A reference from an element in the result to an object.
    struct Reference {
        let draft: Draft
        let attribute: String
        let part: Int
    }

    /// The part of each unresolved conflict.
    var conflictParts: [Int] = []
    /// The keys of the conflicts.
    var askedKeys: Set<String> = []

    init(_ documents: [Document], _ options: DocumentMerge.Options) {
        self.options = options
        correspondence = Correspondence(documents)
        settlement = Settlement(documents)
        comments = Triple { Comments(of: documents[$0.rawValue]) }
        isPresent = Array(repeating: true, count: correspondence.parts.count)
    }

    /// Builds the merged document.
    mutating func merge() -> Draft? {
        decidePresence()
        determineParents()
        arrange()
        guard let root = build(0, from: nil) else { return nil }
        nameObjects(root)
        connect(root)
        fitResources(root)
        removeDangling(root)
        orderLists(root)
        sortConflicts()
        if options.marksConflicts { markConflicts(in: root) }
        return root
    }
}

extension Merger {
    func element(_ part: Int, _ side: Side) -> Element? { correspondence.parts[part].elements[side.rawValue] }

    func elements(_ part: Int) -> Triple<Element?> { Triple { element(part, $0) } }

    func document(_ side: Side) -> Document { correspondence.documents[side.rawValue] }

    /// Returns the nearest object that encloses a part in a state.
    func enclosingObject(of part: Int, in side: Side) -> Int? {
        element(part, side)?.enclosingObject.flatMap { correspondence.part(of: $0, in: side.rawValue) }
    }

    /// Groups the parts of the result by their parents.
    private mutating func arrange() {
        for part in correspondence.parts.indices.dropFirst() {
            if correspondence.parts[part].isObject {
                guard isPresent[part], let parent = parents[part] else { continue }
                childObjects[parent, default: []].append(part)
            } else {
                let parent = Side.first { self.correspondence.parent(of: part, in: $0.rawValue) }
                if let parent { childParts[parent, default: []].append(part) }
            }
        }
    }
}

extension Merger {
    /// Sorts lists whose order is not significant in Xcode's order, if they are sorted so on both sides.
    private func orderLists(_ root: Draft) {
        root.visit { draft in
            guard XcodeOrder.hasOrder(draft.name), draft.part >= 0 else { return }
            let elements = elements(draft.part)
            let lists = [elements.ours, elements.theirs].compactMap { $0 }
            if lists.allSatisfy(XcodeOrder.isOrdered) { XcodeOrder.order(draft) }
        }
    }
}
