import CoreGraphics

/// The files of a family by weight and slant.
struct FaceSet: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        var file: FontFile
        var weight: CGFloat
        var italic: Bool
    }

    var members: [Member]

    init(_ members: [Member]) {
        self.members = members
    }

    /// Creates a family with regular and bold faces, with or without italics.
    init(
        regular: String, bold: String? = nil, italic: String? = nil, boldItalic: String? = nil, index: Int = 0
    ) {
        let all: [(String?, CGFloat, Bool)] = [
            (regular, 0, false), (bold, 0.4, false), (italic, 0, true), (boldItalic, 0.4, true),
        ]
        members = all.compactMap { name, weight, italic in
            name.map { Member(file: FontFile($0, index: index), weight: weight, italic: italic) }
        }
    }

    /// Returns the member that is nearest first in slant, then in weight; of two equally near ones, the lighter one.
    func file(weight: CGFloat, italic: Bool) -> FontFile? {
        let slanted = members.filter { $0.italic == italic }
        let pool = slanted.isEmpty ? members : slanted
        return pool.min { abs($0.weight - weight) < abs($1.weight - weight) }?.file
    }

    /// Returns Inter's design for text, or the one for display sizes. Weights are those of `UIFont.Weight`.
    static func inter(display: Bool) -> FaceSet {
        let stem = display ? "InterDisplay-" : "Inter-"
        let names: [(upright: String, italic: String, weight: CGFloat)] = [
            ("Thin", "ThinItalic", -0.8), ("ExtraLight", "ExtraLightItalic", -0.6),
            ("Light", "LightItalic", -0.4), ("Regular", "Italic", 0), ("Medium", "MediumItalic", 0.23),
            ("SemiBold", "SemiBoldItalic", 0.3), ("Bold", "BoldItalic", 0.4),
            ("ExtraBold", "ExtraBoldItalic", 0.56), ("Black", "BlackItalic", 0.62),
        ]
        return FaceSet(
            names.flatMap {
                [
                    Member(file: FontFile(stem + $0.upright + ".otf"), weight: $0.weight, italic: false),
                    Member(file: FontFile(stem + $0.italic + ".otf"), weight: $0.weight, italic: true),
                ]
            })
    }

    static let interText = inter(display: false)
    static let interDisplay = inter(display: true)
    static let monospaced = FaceSet(
        regular: "DejaVuSansMono.ttf", bold: "DejaVuSansMono-Bold.ttf", italic: "DejaVuSansMono-Oblique.ttf",
        boldItalic: "DejaVuSansMono-BoldOblique.ttf")
    static let serif = FaceSet(
        regular: "NotoSerif-Regular.ttf", bold: "NotoSerif-Bold.ttf", italic: "NotoSerif-Italic.ttf",
        boldItalic: "NotoSerif-BoldItalic.ttf")
    static let sans = FaceSet(
        regular: "NotoSans-Regular.ttf", bold: "NotoSans-Bold.ttf", italic: "NotoSans-Italic.ttf",
        boldItalic: "NotoSans-BoldItalic.ttf")
    static let cjk = FaceSet(regular: "NotoSansCJK-Regular.ttc", bold: "NotoSansCJK-Bold.ttc")
    static let cjkSerif = FaceSet(regular: "NotoSerifCJK-Regular.ttc", bold: "NotoSerifCJK-Bold.ttc")

    /// Whether the family has full-width characters.
    var isCJK: Bool { members.contains { $0.file.name.contains("CJK") } }

    /// Returns a regional variant of the CJK collection: 0 Japan, 1 Korea, 2 mainland China, 3 Taiwan, 4 Hong Kong.
    static func cjk(region: Int) -> FaceSet {
        FaceSet(regular: "NotoSansCJK-Regular.ttc", bold: "NotoSansCJK-Bold.ttc", index: region)
    }
}
