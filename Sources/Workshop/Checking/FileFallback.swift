import SourceProjects

/// The files that are left out as a whole where the compiler fails without a place in a module's files.
///
/// Mostly a declaration is inconsistent since a part of it was left out, such as a structure without its initializers. So the files
/// that code was left out of go first; an app is also built without a whole library.
struct FileFallback {
    private enum Step {
        case none, incomplete, all
    }

    private var step = Step.none

    /// Returns the next files to leave out, given those that code was left out of; nil if nothing is left to try.
    mutating func next(_ incomplete: Set<String>, of module: SourceModule) -> [String]? {
        let files = incomplete.intersection(module.sources)
        if step == .none {
            step = .incomplete
            if !files.isEmpty, files.count < module.sources.count { return files.sorted() }
        }
        guard step == .incomplete, module.kind == .library else { return nil }
        step = .all
        return module.sources
    }
}
