/// Damages a document as broken merges, other tools and attackers do.
struct Mutator {
    var markup: Markup
    var generator: SeededGenerator
    /// Names and values of documents; a value from another context is more surprising.
    private let ids: [String]
    private let values: [String]

    init(_ markup: Markup, seed: UInt64) {
        self.markup = markup
        generator = SeededGenerator(seed: seed)
        let attributes = markup.nodes.flatMap(\.attributes)
        ids = attributes.filter { $0.name == "id" }.map(\.value)
        values = attributes.map(\.value)
    }

    /// One to eight changes.
    mutating func mutate() {
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            switch Int.random(in: 0..<20, using: &generator) {
            case 0..<7: changeNumber()
            case 7..<9: changeAttribute()
            case 9: dropAttribute()
            case 10, 11: dropElement()
            case 12, 13: duplicateElement()
            case 14, 15: moveElement()
            case 16: swapIDs()
            case 17: redirect()
            case 18: renameElement()
            default: shuffleValue()
            }
        }
    }

    private mutating func anyNode() -> Int { Int.random(in: 0..<markup.nodes.count, using: &generator) }

    /// Returns an attribute that satisfies the condition, as the indices of node and attribute.
    private mutating func anyAttribute(where isWanted: (String, String) -> Bool) -> (
        node: Int, attribute: Int
    )? {
        for _ in 0..<60 {
            let node = anyNode()
            let candidates = markup.nodes[node].attributes.indices.filter {
                let attribute = markup.nodes[node].attributes[$0]
                return isWanted(attribute.name, attribute.value)
            }
            if node > 0, let attribute = candidates.randomElement(using: &generator) {
                return (node, attribute)
            }
        }
        return nil
    }

    private mutating func set(_ place: (node: Int, attribute: Int)?, to value: String?) {
        guard let place, let value else { return }
        markup.nodes[place.node].attributes[place.attribute].value = value
    }

    private mutating func changeNumber() {
        let place = anyAttribute { _, value in value.first.map { $0.isNumber || $0 == "-" } == true }
        set(place, to: HostileValues.numbers.randomElement(using: &generator))
    }

    private mutating func changeAttribute() {
        let place = anyAttribute { name, _ in name != "key" }
        let pool = Bool.random(using: &generator) ? HostileValues.texts : HostileValues.numbers
        set(place, to: pool.randomElement(using: &generator))
    }

    private mutating func shuffleValue() {
        set(anyAttribute { _, _ in true }, to: values.randomElement(using: &generator))
    }

    private mutating func dropAttribute() {
        guard let place = anyAttribute(where: { _, _ in true }) else { return }
        markup.nodes[place.node].attributes.remove(at: place.attribute)
    }

    /// Exchanges the ids of two objects.
    private mutating func swapIDs() {
        let (first, second) = (
            anyAttribute { name, _ in name == "id" }, anyAttribute { name, _ in name == "id" }
        )
        guard let first, let second else { return }
        let value = markup.nodes[first.node].attributes[first.attribute].value
        set(first, to: markup.nodes[second.node].attributes[second.attribute].value)
        set(second, to: value)
    }

    /// Redirects a reference to any object.
    private mutating func redirect() {
        let names = ["destination", "firstItem", "secondItem", "reference", "initialViewController", "id"]
        set(anyAttribute { name, _ in names.contains(name) }, to: ids.randomElement(using: &generator))
    }

    private mutating func renameElement() {
        let (from, to) = (anyNode(), anyNode())
        guard from > 0 else { return }
        markup.nodes[from].name = markup.nodes[to].name
    }

    private mutating func dropElement() {
        let parent = anyParent()
        guard let place = markup.nodes[parent].children.indices.randomElement(using: &generator) else {
            return
        }
        markup.nodes[parent].children.remove(at: place)
    }

    /// Duplicates an element; the copies share its nodes, including ids.
    private mutating func duplicateElement() {
        let parent = anyParent()
        guard let child = markup.nodes[parent].children.randomElement(using: &generator) else { return }
        let times = [1, 1, 2, 30].randomElement(using: &generator) ?? 1
        markup.nodes[parent].children += Array(repeating: child, count: times)
    }

    /// Moves an element to another parent, not below itself.
    private mutating func moveElement() {
        let (from, target) = (anyParent(), anyNode())
        guard let place = markup.nodes[from].children.indices.randomElement(using: &generator) else { return }
        let child = markup.nodes[from].children[place]
        guard !contains(child, target) else { return }
        if Bool.random(using: &generator) { markup.nodes[from].children.remove(at: place) }
        markup.nodes[target].children.append(child)
    }

    private mutating func anyParent() -> Int {
        for _ in 0..<60 {
            let node = anyNode()
            if node > 0, !markup.nodes[node].children.isEmpty { return node }
        }
        return 0
    }

    private func contains(_ node: Int, _ other: Int) -> Bool {
        var stack = [node]
        while let current = stack.popLast() {
            if current == other { return true }
            stack += markup.nodes[current].children
        }
        return false
    }
}
