import Staging

/// The pairs of corresponding views in two layouts: by id, else by class and text in the same superview, else by class.
struct LayoutPairs {
    /// The index in the new layout for each view of the old one.
    private(set) var after: [Int?]
    /// The index in the old layout for each view of the new one.
    private(set) var before: [Int?]
    let old: LayoutForest
    let new: LayoutForest

    init(_ old: Layout, _ new: Layout) {
        self.old = LayoutForest(old)
        self.new = LayoutForest(new)
        after = old.nodes.map { _ in nil }
        before = new.nodes.map { _ in nil }
        pairIDs()
        pair(self.old.roots, self.new.roots)
    }

    /// Pairs views whose ids are unique in each layout; rows of a list repeat the ids of their prototype.
    private mutating func pairIDs() {
        let news = Dictionary(grouping: new.nodes.indices.filter { new.nodes[$0].id != nil }) {
            new.nodes[$0].id
        }
        let olds = Dictionary(grouping: old.nodes.indices.filter { old.nodes[$0].id != nil }) {
            old.nodes[$0].id
        }
        for (id, indices) in olds where indices.count == 1 {
            if let others = news[id], others.count == 1 { connect(indices[0], others[0]) }
        }
    }

    private mutating func pair(_ olds: [Int], _ news: [Int]) {
        let tests: [(Layout.Node, Layout.Node) -> Bool] = [
            { $0.id == $1.id && $0.className == $1.className && $0.text == $1.text },
            { $0.id == nil && $1.id == nil && $0.className == $1.className && $0.frame == $1.frame },
            { $0.id == $1.id && $0.className == $1.className },
        ]
        for isSame in tests {
            for index in olds where after[index] == nil {
                let other = news.first { before[$0] == nil && isSame(old.nodes[index], new.nodes[$0]) }
                if let other { connect(index, other) }
            }
        }
        for index in olds {
            if let other = after[index] { pair(old.children[index], new.children[other]) }
        }
    }

    private mutating func connect(_ index: Int, _ other: Int) {
        after[index] = other
        before[other] = index
    }
}

/// A layout with the indices of superviews and subviews.
struct LayoutForest {
    let nodes: [Layout.Node]
    private(set) var parents: [Int?]
    private(set) var children: [[Int]]
    private(set) var roots: [Int] = []

    init(_ layout: Layout) {
        nodes = layout.nodes
        parents = nodes.map { _ in nil }
        children = nodes.map { _ in [] }
        var stack: [Int] = []
        for (index, node) in nodes.enumerated() {
            while let last = stack.last, nodes[last].depth >= node.depth { stack.removeLast() }
            if let parent = stack.last {
                parents[index] = parent
                children[parent].append(index)
            } else {
                roots.append(index)
            }
            stack.append(index)
        }
    }

    /// Returns the position in the superview.
    func place(_ index: Int) -> (x: Double, y: Double) {
        let frame = nodes[index].frame
        guard let parent = parents[index] else { return (frame[0], frame[1]) }
        return (frame[0] - nodes[parent].frame[0], frame[1] - nodes[parent].frame[1])
    }

    /// Whether the view, or one in it, has a text or a name.
    func isReadable(_ index: Int) -> Bool {
        let node = nodes[index]
        return node.text != nil || node.label != nil || node.name != nil
            || children[index].contains(where: isReadable)
    }

    /// Returns a readable name of a view: its text, the text of its only descendant with one, its identifier, or class and id.
    func name(_ index: Int) -> String {
        let node = nodes[index]
        if let text = node.text ?? node.name ?? node.label { return "*\(Self.short(text))*" }
        return node.id.map { "\(node.className) \($0)" } ?? unnamed(index)
    }

    private func unnamed(_ index: Int) -> String {
        var above = parents[index]
        while let parent = above {
            let node = nodes[parent]
            if node.text != nil || node.name != nil || node.id != nil {
                return "\(nodes[index].className) in \(name(parent))"
            }
            above = parents[parent]
        }
        return nodes[index].className
    }

    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}
