import CCairo
import CPango
import Foundation

/// Versions of the libraries that decide about pixels.
package enum LibraryVersions {
    /// By name.
    package static var all: [String: String] {
        ["cairo": String(cString: cairo_version_string()), "pango": String(cString: pango_version_string())]
    }
}
