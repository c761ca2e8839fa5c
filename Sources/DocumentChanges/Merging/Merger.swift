import InterfaceBuilder

/// Merges two versions of a document that began as a third, object by object.
struct Merger {
    let correspondence: Correspondence
    let settlement: Settlement
    let comments: Triple<Comments>
    let options: DocumentMerge.Options

    /// The open questions, in the order of the document.
    var conflicts: [Conflict] = []
    /// Decisions without a question that are worth reporting.
    var remarks: [String] = []
    /// The part around each object in the result; nil where the object is missing. Only objects have an entry.
    var homes: [Int: Int] = [:]
    /// The objects that are in the result.
    var isPresent: [Bool]
    /// The side of which an object is kept although the other one removed it.
    var keepers: [Int: Side] = [:]
    /// The objects in the result by the part that they are directly in.
    var residents: [Int: [Int]] = [:]
    /// Parts without an id, by the part that they are directly in.
    var furniture: [Int: [Int]] = [:]
    /// References to other objects, which get their ids when all have theirs.
    var references: [Reference] = []
    /// The ids in the result.
    var finalIDs: [Int: String] = [:]

    /// A reference of an element in the result to an object.
    struct Reference {
        let draft: Draft
        let attribute: String
        let part: Int
    }

    /// The part that each open question is about.
    var conflictParts: [Int] = []
    /// The keys of the questions.
    var askedKeys: Set<String> = []

    init(_ documents: [Document], _ options: DocumentMerge.Options) {
        self.options = options
        correspondence = Correspondence(documents)
        settlement = Settlement(documents)
        comments = Triple { Comments(of: documents[$0.rawValue]) }
        isPresent = Array(repeating: true, count: correspondence.parts.count)
    }

    /// Puts the result together.
    mutating func merge() -> Draft? {
        decidePresence()
        decideHomes()
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

    /// The nearest object around a part in a state.
    func enclosingObject(of part: Int, in side: Side) -> Int? {
        element(part, side)?.enclosingObject.flatMap { correspondence.part(of: $0, in: side.rawValue) }
    }

    /// Sorts the parts of the result by what they are directly in.
    private mutating func arrange() {
        for part in correspondence.parts.indices.dropFirst() {
            if correspondence.parts[part].isObject {
                guard isPresent[part], let home = homes[part] else { continue }
                residents[home, default: []].append(part)
            } else {
                let home = Side.first { self.correspondence.parent(of: part, in: $0.rawValue) }
                if let home { furniture[home, default: []].append(part) }
            }
        }
    }
}

extension Merger {
    /// Puts lists whose order means nothing into Xcode's order, where both sides have them so.
    private func orderLists(_ root: Draft) {
        root.visit { draft in
            guard XcodeOrder.hasOrder(draft.name), draft.part >= 0 else { return }
            let elements = elements(draft.part)
            let lists = [elements.ours, elements.theirs].compactMap { $0 }
            if lists.allSatisfy(XcodeOrder.isOrdered) { XcodeOrder.order(draft) }
        }
    }
}
