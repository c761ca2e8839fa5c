import CCairo
import CPango
import Foundation

/// The versions of the libraries that determine the pixels.
package enum LibraryVersions {
    /// The versions by name.
    package static var all: [String: String] {
        [
            "cairo": String(cString: cairo_version_string()),
            "freetype": freeType,
            "harfbuzz": String(cString: hb_version_string()),
            "pango": String(cString: pango_version_string()),
        ]
    }

    private static var freeType: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}
