/// The kinds of element and their attributes that iOS documents use, as counted in several thousand documents of
/// public repositories: a line for each kind, longer ones are continued after two spaces. The suffix of an attribute's
/// name is the kind of its value: `?` `YES` or `NO`, `#` a number, `@` the id of another object, `=` one of a set of
/// words (those that occur), none for text.
enum VocabularyTable {
    /// Every kind of element with its attributes.
    static let text = firstHalf + "\n" + secondHalf
}
