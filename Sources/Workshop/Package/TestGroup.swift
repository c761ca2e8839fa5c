import SourceProjects

/// The modules of tests that run in the same bundle, since the same application hosts them with the same variables.
struct TestGroup: Sendable, Hashable {
    /// The application that is launched before the tests; nil for tests without a host.
    let host: SourceModule?
    /// The variables of the process.
    let environment: [String: String]
    /// The names of the modules.
    var modules: [String]
}
