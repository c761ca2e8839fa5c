import InterfaceBuilder

/// Equality of values by meaning, independent of their notation.
enum ValueEquality {
    static func areEqual(_ left: Element, _ right: Element) -> Bool {
        if left.isNamed("color"), right.isNamed("color") { return sameColor(left, right) }
        return left.name == right.name && left.text == right.text && sameAttributes(left, right)
            && left.children.count == right.children.count
            && zip(left.children, right.children).allSatisfy { areEqual($0, $1) }
    }

    private static func sameColor(_ left: Element, _ right: Element) -> Bool {
        guard let left = DocumentColor(left).map(Components.init),
            let right = DocumentColor(right).map(Components.init)
        else { return false }
        return left == right
    }

    private static func sameAttributes(_ left: Element, _ right: Element) -> Bool {
        let (attributes, others) = (left.attributes, right.attributes)
        return attributes.count == others.count
            && attributes.allSatisfy { attribute in
                guard let other = right[attribute.name] else { return false }
                if attribute.value == other { return true }
                guard let number = Double(attribute.value), let otherNumber = Double(other) else {
                    return false
                }
                return number == otherNumber
            }
    }

    /// The components of a color, with the precision that Interface Builder preserves.
    private struct Components: Equatable {
        private let name: String
        private let numbers: [Int]

        init(_ color: DocumentColor) {
            func rounded(_ values: Double...) -> [Int] { values.map { Int(($0 * 10_000).rounded()) } }
            switch color {
            case .rgb(let red, let green, let blue, let alpha, let space):
                let isGrey = red == green && green == blue && (red == 0 || red == 1)
                name = isGrey ? "extreme" : space.rawValue
                numbers = rounded(red, green, blue, alpha)
            case .white(let white, let alpha, let space):
                name = white == 0 || white == 1 ? "extreme" : space.rawValue
                numbers = rounded(white, white, white, alpha)
            case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, let space):
                name = space.rawValue
                numbers = rounded(cyan, magenta, yellow, black, alpha)
            case .named(let name):
                self.name = "named " + name
                numbers = []
            case .system(let name):
                self.name = "system " + name
                numbers = []
            case .catalog(let catalog, let name):
                self.name = catalog + "\n" + name
                numbers = []
            }
        }
    }
}
