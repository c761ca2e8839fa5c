import UIKit

/// The storyboards and nibs that were read.
@MainActor
struct LoadingMemory {
    /// Which class asked, and for which file: a class may answer another name from time to time.
    struct Key: Hashable {
        let type: ObjectIdentifier
        let file: String
    }

    var storyboards: [Key: LoadedStoryboard] = [:]
    var nibs: [Key: LoadedNib] = [:]

    static func key(_ type: AnyClass, _ file: String) -> Key {
        Key(type: ObjectIdentifier(type), file: file)
    }

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
