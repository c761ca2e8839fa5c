extension SurroundingsFile {
    /// A member of one of Foundation's types, and its name with labels.
    struct Member {
        let name: String
        let text: String
        var isResultDiscardable = false

        init(_ name: String, _ text: String, isResultDiscardable: Bool = false) {
            (self.name, self.text, self.isResultDiscardable) = (name, text, isResultDiscardable)
        }

        /// The declaration, which the compiler prefers less than others outside of the module.
        var declaration: String {
            "@_disfavoredOverload \(isResultDiscardable ? "@discardableResult " : "")nonisolated public \(text)"
        }
    }
}
