import Foundation

/// Functions and classes that headers of C and Objective-C declare and whose implementations are not compiled here.
///
/// An app that is displayed proceeds without them. A test does not, since it would check what nothing computed, so its process
/// ends as in a function whose body was left out.
public enum ForeignCode {
    /// The environment variable that is set in a process that runs tests.
    private static let variable = "KUMIKI_TESTS"

    /// Reports that a function, of a header, has no effect here.
    public static func use(_ name: String, _ header: String) {
        endTest(name, header)
        Inert.use(name)
    }

    /// Reports in a test that an object is created whose class overrides methods that are called without being named, such as `init`
    /// and `layoutSubviews`.
    public static func create(_ type: String, _ header: String) { endTest(type, header) }

    private static let runsTests = ProcessInfo.processInfo.environment[variable] == "1"

    private static func endTest(_ name: String, _ header: String) {
        // The app that hosts the tests is displayed.
        guard runsTests, !TestHost.isLaunching else { return }
        let place = header.isEmpty ? "" : " (\(header))"
        fatalError("\(name)\(place) does not compile here: it is implemented in C or Objective-C")
    }
}
