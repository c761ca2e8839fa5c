/// A merge conflict: both sides changed the same value in different ways.
public struct Conflict: Sendable, Hashable {
    /// The value in one state.
    public struct Value: Sendable, Hashable {
        /// A description of the value; "(none)" if there is no value.
        public let text: String
        /// The line in the state's file; nil if the state has no such value.
        public let line: Int?
    }

    /// The key of the conflict, which is the same in every merge of the same states: the object's id and the property.
    public let key: String
    /// The object, such as `label "Naha" (Xab-c1-23z)`.
    public let object: String
    /// The scene that contains the object; nil in documents without scenes.
    public let scene: String?
    /// The name of the property, such as `text`.
    public let property: String
    /// The values in the base, in our version and in theirs.
    public let values: [Value]
    /// The object's id, or the id of the nearest enclosing object with one.
    public let id: String?

    /// Returns the value in a state.
    public subscript(side: Side) -> Value { values[side.rawValue] }

    /// A description of the conflict in one line.
    public var sentence: String {
        "\(key): ours \(self[.ours].text) | theirs \(self[.theirs].text) | base \(self[.base].text)"
    }
}
