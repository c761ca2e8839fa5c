import Foundation

// Foundation's property of this name has neither the language of the screen nor the project's folder. If Foundation is
// visible through UIKit alone, as in a file with `import UIKit`, the compiler prefers the one below; if a file imports
// both, Foundation's is called.

extension Bundle {
    /// The bundle's localizations for the language of the interface, the best first; the development language's when none
    /// serves. A bundle without localizations has the language of the interface itself.
    @_disfavoredOverload
    public var preferredLocalizations: [String] { AppBundles.localizations(of: self) }
}
