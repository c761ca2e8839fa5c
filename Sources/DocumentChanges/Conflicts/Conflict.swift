/// A question that a merge cannot decide: both sides changed the same, differently.
public struct Conflict: Sendable, Hashable {
    /// The value in one state.
    public struct Value: Sendable, Hashable {
        /// The value in words; "(none)" where there is none.
        public let text: String
        /// The line in the state's file; nil where the state says nothing.
        public let line: Int?
    }

    /// The name of the question, the same in every merge of the same states: the object's id and the property.
    public let key: String
    /// The object, such as `label "Naha" (Xab-c1-23z)`.
    public let object: String
    /// The scene that the object is in; nil in documents without scenes.
    public let scene: String?
    /// The name of the property in question, such as `text`.
    public let property: String
    /// The values in base, ours and theirs.
    public let values: [Value]
    /// The id of the object, where it has one, or that of the object around it.
    public let id: String?

    /// The value in a state.
    public subscript(side: Side) -> Value { values[side.rawValue] }

    /// The question in one line.
    public var sentence: String {
        "\(key): ours \(self[.ours].text) | theirs \(self[.theirs].text) | base \(self[.base].text)"
    }
}
