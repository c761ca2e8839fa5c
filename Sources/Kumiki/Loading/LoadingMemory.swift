import UIKit

/// The storyboards and nibs that were read.
@MainActor
struct LoadingMemory {
    var storyboards = FilesOfClasses<LoadedStoryboard>()
    var nibs = FilesOfClasses<LoadedNib>()

    #if canImport(Darwin)
        static var current = LoadingMemory()
    #else
        private static var memory = LoadingMemory()
        private static weak var screen: UIScreen?

        /// Off Apple's platforms a process may show one device after another, in other languages: what was read for
        /// one is read anew for the next.
        static var current: LoadingMemory {
            get {
                if screen !== UIScreen.main { (memory, screen) = (LoadingMemory(), UIScreen.main) }
                return memory
            }
            set { memory = newValue }
        }
    #endif
}

/// What was read of which file for which class: one as a rule, but a class may answer another name from time to time.
///
/// A list and no dictionary, since there are few: for the first dictionary of a kind a process looks through all
/// conformances of all types for that of its keys, which takes as long as a fortieth of loading a screen.
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

    /// Keeps what was read of a file that is not known yet.
    mutating func keep(_ loaded: Loaded, for type: AnyClass, _ file: String) {
        entries.append(Entry(type: ObjectIdentifier(type), file: file, loaded: loaded))
    }
}
