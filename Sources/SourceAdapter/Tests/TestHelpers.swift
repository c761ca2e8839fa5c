/// The summary of a module that helps tests, such as one with a superclass of theirs, for the inventories of the modules
/// that use it.
public struct TestHelpers: Sendable, Codable {
    /// The first type after the colon of each class.
    var superclasses: [String: String]
    /// Classes of tests that are not what they are on iOS, each with the reason.
    var losses: [String: String]
    /// The tests of its classes, which classes of other modules inherit.
    var tests: [DeclaredTest] = []
}
