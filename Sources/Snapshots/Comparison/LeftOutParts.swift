import Staging

/// The parts of two layouts that are ignored by the comparison.
struct LeftOutParts {
    private let regions: [ComparisonRules.Region]
    /// The frames in both layouts, as x, y, width and height in points.
    let frames: [[Double]]

    init(_ regions: [ComparisonRules.Region], _ layouts: [LayoutForest]) {
        self.regions = regions
        frames = regions.flatMap { region in
            switch region {
            case .frame(let frame): [frame]
            case .view(let name):
                layouts.flatMap(\.nodes).filter { Self.isNamed(name, $0) }.map(\.frame)
            }
        }
    }

    /// Returns whether the view is ignored, or is inside an ignored view or frame.
    func contain(_ index: Int, of forest: LayoutForest) -> Bool {
        regions.contains { region in
            switch region {
            case .frame(let frame): Self.holds(frame, forest.nodes[index].frame)
            case .view(let name):
                forest.ancestors(from: index).contains { Self.isNamed(name, forest.nodes[$0]) }
            }
        }
    }

    private static func isNamed(_ name: String, _ node: Layout.Node) -> Bool {
        node.id == name || node.name == name || node.text == name
    }

    private static func holds(_ outer: [Double], _ inner: [Double]) -> Bool {
        outer[0] <= inner[0] && outer[1] <= inner[1] && outer[0] + outer[2] >= inner[0] + inner[2]
            && outer[1] + outer[3] >= inner[1] + inner[3]
    }
}

extension LayoutForest {
    /// Returns the index of a view followed by those of its superviews.
    fileprivate func ancestors(from index: Int) -> [Int] {
        var result = [index]
        while let parent = parents[result[result.count - 1]] { result.append(parent) }
        return result
    }
}
