/// A declaration as other files of its module see it: without the bodies of functions.
struct InterfaceDeclaration: Hashable, Codable {
    /// The names through which code uses it.
    var names: [String]
    /// Its tokens and the type that it is a member of.
    var text: String
    /// Whether it has effects on code that does not name it, such as an import.
    var isGlobal = false
}

/// A declaration with its place in the file.
struct PlacedDeclaration {
    var declaration: InterfaceDeclaration
    /// The names and operators in it.
    var words: Set<String>
    var range: Range<Int>
    /// The parts that are not visible from outside.
    var hidden: [Range<Int>]

    /// Returns whether what other files see changes when code in the range is left out.
    func depends(on range: Range<Int>) -> Bool {
        range.overlaps(self.range)
            && !hidden.contains {
                $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
            }
    }
}
