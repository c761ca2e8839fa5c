import Foundation

/// A face of a font file.
struct FontFile: Hashable, Sendable {
    var name: String
    /// The index of the face in a collection.
    var index = 0

    init(_ name: String, index: Int = 0) {
        self.name = name
        self.index = index
    }

    /// The directories of the fonts of `packages` in Debian, Ubuntu and Fedora.
    static let directories = [
        "/usr/share/fonts/opentype/inter",
        "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu",
        "/usr/share/fonts/opentype/urw-base35",
        "/usr/share/fonts/truetype/adf",
        "/usr/share/fonts/opentype/comic-neue",
        "/usr/share/fonts/opentype/ebgaramond",
        "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/google-noto-sans-cjk-fonts",
        "/usr/share/fonts/google-noto",
        "/usr/share/fonts/dejavu-sans-mono-fonts",
    ]

    /// A file that the engine uses, and the Debian package that contains it.
    static let packages: [(file: String, package: String)] = [
        ("Inter-Regular.otf", "fonts-inter"),
        ("InterDisplay-Regular.otf", "fonts-inter"),
        ("DejaVuSansMono.ttf", "fonts-dejavu-core"),
        ("NotoSans-Regular.ttf", "fonts-noto-core"),
        ("NotoSansArabic-Regular.ttf", "fonts-noto-core"),
        ("NotoSerif-Regular.ttf", "fonts-noto-core"),
        ("NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
        ("NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
        ("NimbusSans-Regular.otf", "fonts-urw-base35"),
        ("GilliusADF-Regular.otf", "fonts-adf-gillius"),
        ("BaskervaldADFStd.otf", "fonts-adf-baskervald"),
        ("BerenisADFPro-Regular.otf", "fonts-adf-berenis"),
        ("EBGaramond12-Regular.otf", "fonts-ebgaramond"),
        ("ComicNeue-Regular.otf", "fonts-comic-neue"),
    ]

    /// The file's path; a name with a slash is a path already. Nil if the file is missing.
    var path: String? {
        if name.contains("/") { return name }
        for directory in Self.directories {
            let path = directory + "/" + name
            if access(path, R_OK) == 0 { return path }
        }
        return nil
    }
}
