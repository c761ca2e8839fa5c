/// What a list needs to know of what it shows: which one it is, and whether it looks the same as before.
///
/// Identity and equality are two things: a user with another island is the same user, to be shown anew in place.
///
/// ```swift
/// extension User: DataSourceModel {}
/// ```
public protocol DataSourceModel: Identifiable, Equatable {}
