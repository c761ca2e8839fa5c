/// The kinds of element and their attributes that iOS documents use, as counted over several thousand documents of
/// public repositories: a line a kind, longer ones go on with two spaces. What follows an attribute's name tells
/// what it holds: `?` `YES` or `NO`, `#` a number, `@` the id of another object, `=` one of some words (those that
/// were met), nothing for text.
enum VocabularyTable {
    /// Every kind of element with its attributes.
    static let text = firstHalf + "\n" + secondHalf
}
