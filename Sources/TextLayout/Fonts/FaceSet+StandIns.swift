/// Free fonts that are much like those of iOS: of the same origin or drawn after the same model.
extension FaceSet {
    /// Helvetica's twin. The weights that it lacks are Inter's.
    static let nimbusSans = FaceSet(
        FaceSet(
            regular: "NimbusSans-Regular.otf", bold: "NimbusSans-Bold.otf", italic: "NimbusSans-Italic.otf",
            boldItalic: "NimbusSans-BoldItalic.otf"
        ).members + interText.members.filter { $0.weight != 0 && $0.weight != 0.4 })
    /// Times' twin.
    static let nimbusRoman = FaceSet(
        regular: "NimbusRoman-Regular.otf", bold: "NimbusRoman-Bold.otf", italic: "NimbusRoman-Italic.otf",
        boldItalic: "NimbusRoman-BoldItalic.otf")
    /// Courier's twin.
    static let courier = FaceSet(
        regular: "NimbusMonoPS-Regular.otf", bold: "NimbusMonoPS-Bold.otf",
        italic: "NimbusMonoPS-Italic.otf", boldItalic: "NimbusMonoPS-BoldItalic.otf")
    /// Palatino's twin.
    static let palladio = FaceSet(
        regular: "P052-Roman.otf", bold: "P052-Bold.otf", italic: "P052-Italic.otf",
        boldItalic: "P052-BoldItalic.otf")
    /// A serif for schoolbooks, with large letters as Georgia has.
    static let schoolbook = FaceSet(
        regular: "C059-Roman.otf", bold: "C059-Bold.otf", italic: "C059-Italic.otf",
        boldItalic: "C059-BdIta.otf")
    /// A soft slab serif.
    static let bookman = FaceSet(
        regular: "URWBookman-Light.otf", bold: "URWBookman-Demi.otf", italic: "URWBookman-LightItalic.otf",
        boldItalic: "URWBookman-DemiItalic.otf")
    /// Circles and straight lines, as Futura is drawn. What Futura calls medium is its regular weight.
    static let gothic = FaceSet([
        Member(file: FontFile("URWGothic-Book.otf"), weight: 0.1, italic: false),
        Member(file: FontFile("URWGothic-Demi.otf"), weight: 0.5, italic: false),
        Member(file: FontFile("URWGothic-BookOblique.otf"), weight: 0.1, italic: true),
        Member(file: FontFile("URWGothic-DemiOblique.otf"), weight: 0.5, italic: true),
    ])
    /// A chancery hand, the one formal script of the set.
    static let chancery = FaceSet(regular: "Z003-MediumItalic.otf")
    /// Gill Sans' twin.
    static let gillius = FaceSet(
        regular: "GilliusADF-Regular.otf", bold: "GilliusADF-Bold.otf", italic: "GilliusADF-Italic.otf",
        boldItalic: "GilliusADF-BoldItalic.otf")
    /// Baskerville's revival.
    static let baskervald = FaceSet(
        regular: "BaskervaldADFStd.otf", bold: "BaskervaldADFStd-Bold.otf",
        italic: "BaskervaldADFStd-Italic.otf", boldItalic: "BaskervaldADFStd-BoldItalic.otf")
    /// A serif of strong contrast, as Didot's and Bodoni's are.
    static let berenis = FaceSet(
        regular: "BerenisADFPro-Regular.otf", bold: "BerenisADFPro-Bold.otf",
        italic: "BerenisADFPro-Italic.otf", boldItalic: "BerenisADFPro-BoldItalic.otf")
    /// An old style serif.
    static let garamond = FaceSet(
        regular: "EBGaramond12-Regular.otf", bold: "EBGaramond12-Bold.otf", italic: "EBGaramond12-Italic.otf")
    /// Handwriting with a pen or chalk.
    static let comic = FaceSet(
        regular: "ComicNeue-Regular.otf", bold: "ComicNeue-Bold.otf", italic: "ComicNeue-Italic.otf",
        boldItalic: "ComicNeue-BoldItalic.otf")
    /// Handwriting with a marker, which is thick in every weight.
    static let feltPen = FaceSet(regular: "ComicNeue-Bold.otf", italic: "ComicNeue-BoldItalic.otf")
    /// Wide letters for screens, as Verdana's are.
    static let dejaVu = FaceSet(regular: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf")
}
