/// Which of several projects and targets in a folder is built.
public struct ProjectChoice: Sendable, Hashable {
    /// The name of an `.xcworkspace`, `.xcodeproj` or of a package's folder, or the end of its path; nil for any.
    public var project: String?
    /// The name of a target or of its module; nil for all that are of use.
    public var target: String?

    /// Creates a choice; without names, that of the tool.
    public init(project: String? = nil, target: String? = nil) {
        self.project = project
        self.target = target
    }

    /// What tells choices apart.
    var identity: String { "\(project ?? "") \(target ?? "")" }
}
