/// The surroundings of tests.
extension SurroundingsFile {
    /// The surroundings of tests in a simulator: the locale of its language and the texts of bundles in it, the folders of its home,
    /// the thread of the main queue, which is another one here while asynchronous code runs, and run loops that end their turns.
    var simulator: [String] {
        let shared = ["Locale", "Calendar", "FileManager", "Bundle"]
        let members =
            Self.members.filter { shared.contains($0.type) }
            + [
                Self.thread, Self.runLoop, Self.protocols,
                ("URLSession", [Self.sharedSession] + Self.requests),
                ("URLSessionConfiguration", Self.testedConfigurations),
            ]
        return members.map { part in
            extending(part.type, part.members.filter { $0.name != "isDateInToday(_:)" })
        }.filter { !$0.isEmpty } + [Self.searchPaths] + formatters
    }

    static let thread: (type: String, members: [Member]) = (
        "Thread",
        [
            Member("isMainThread", "class var isMainThread: Bool { UIKit.AppSurroundings.isOnMainThread }"),
            Member(
                "isMainThread",
                "var isMainThread: Bool { self === Foundation.Thread.current && UIKit.AppSurroundings.isOnMainThread }"
            ),
        ]
    )

    static let runLoop: (type: String, members: [Member]) = (
        "RunLoop",
        [
            Member(
                "run(until:)",
                "func run(until limitDate: Foundation.Date) { UIKit.AppSurroundings.run(self, until: limitDate) }"
            ),
            Member(
                "run(mode:before:)",
                "func run(mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date) -> Bool "
                    + "{ UIKit.AppSurroundings.run(self, mode: mode, before: limitDate) }"),
            Member(
                "limitDate(forMode:)",
                "func limitDate(forMode mode: Foundation.RunLoop.Mode) -> Foundation.Date? "
                    + "{ UIKit.AppSurroundings.limitDate(of: self, mode: mode) }"),
        ]
    )
}
