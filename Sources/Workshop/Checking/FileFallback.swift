import SourceProjects

/// The files that are left out as a whole where the compiler fails without a place in a module's files.
///
/// Mostly a declaration is inconsistent since a part of it was left out, such as a structure without its initializers. So the files
/// that had errors, of which code was left out or replaced, go first; an app is also built without a whole library.
struct FileFallback {
    private enum Step {
        case none, faulty, all
    }

    private var step = Step.none

    /// Returns the next files to leave out, given those that had errors; nil if nothing is left to try.
    mutating func next(_ faulty: Set<String>, of module: SourceModule) -> [String]? {
        let files = faulty.intersection(module.sources)
        if step == .none {
            step = .faulty
            if !files.isEmpty, files.count < module.sources.count { return files.sorted() }
        }
        guard step == .faulty, module.kind == .library else { return nil }
        step = .all
        return module.sources
    }
}
