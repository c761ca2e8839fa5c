import UIKit

/// The storyboards and nibs that were read, and the bundles of packages that were found.
@MainActor
struct LoadingMemory {
    var storyboards = FilesOfClasses<LoadedStoryboard>()
    var nibs = FilesOfClasses<LoadedNib>()
    /// The bundles of packages by the folder that they are in.
    var packages: [String: [Bundle]] = [:]

    #if canImport(Darwin)
        static var current = LoadingMemory()
    #else
        private static var memory = LoadingMemory()
        private static weak var screen: UIScreen?

        /// Off Apple's platforms a process may show one device after another, in different languages: what was read for
        /// one is read again for the next.
        static var current: LoadingMemory {
            get {
                if screen !== UIScreen.main { (memory, screen) = (LoadingMemory(), UIScreen.main) }
                return memory
            }
            set { memory = newValue }
        }
    #endif
}

/// The results for each class, by file: one as a rule, but a class may change the name of its file.
///
/// A list rather than a dictionary, since there are few: for its first dictionary of a type a process looks through all
/// conformances of all types for that of the key, which takes a fortieth of the time to load a screen.
struct FilesOfClasses<Loaded> {
    private struct Entry {
        let type: ObjectIdentifier
        let file: String
        let loaded: Loaded
    }

    private var entries: [Entry] = []

    subscript(type: AnyClass, file: String) -> Loaded? {
        entries.first { $0.type == ObjectIdentifier(type) && $0.file == file }?.loaded
    }

    /// Caches the content of a file.
    mutating func keep(_ loaded: Loaded, for type: AnyClass, _ file: String) {
        entries.append(Entry(type: ObjectIdentifier(type), file: file, loaded: loaded))
    }
}
