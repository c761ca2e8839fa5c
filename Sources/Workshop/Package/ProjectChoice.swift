/// The choice of one of several projects and targets in a folder.
public struct ProjectChoice: Sendable, Hashable {
    /// The name of an `.xcworkspace`, `.xcodeproj` or of a package's folder, or the end of its path; nil for any.
    public var project: String?
    /// The name of a target or of its module; nil for all that are needed.
    public var target: String?

    /// Creates a choice; without names, the default.
    public init(project: String? = nil, target: String? = nil) {
        self.project = project
        self.target = target
    }

    /// A string that identifies the choice.
    var identity: String { "\(project ?? "") \(target ?? "")" }
}
