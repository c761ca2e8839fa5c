/// The traits by which a member of an asset set is chosen.
public struct AssetTraits: Sendable, Hashable {
    /// The idiom as catalogs name it: `iphone`, `ipad`, `mac`, `tv`, `watch`, `car`, `vision`.
    public var idiom: String
    /// Pixels per point.
    public var scale: Double
    /// Whether the appearance is dark.
    public var isDark: Bool
    /// Whether contrast is increased.
    public var isHighContrast: Bool
    /// Whether the screen's gamut is Display P3.
    public var isWideGamut: Bool
    /// Whether the layout direction is right to left.
    public var isRightToLeft: Bool
    /// The horizontal size class.
    public var horizontal: SizeClass?
    /// The vertical size class.
    public var vertical: SizeClass?
    /// The user's language; nil chooses members for all languages.
    public var language: String?

    /// Creates traits; the defaults are those of a phone in the light appearance.
    public init(
        idiom: String = "iphone", scale: Double = 2, isDark: Bool = false, isHighContrast: Bool = false,
        isWideGamut: Bool = true, isRightToLeft: Bool = false, horizontal: SizeClass? = nil,
        vertical: SizeClass? = nil, language: String? = nil
    ) {
        self.language = language
        self.idiom = idiom
        self.scale = scale
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isWideGamut = isWideGamut
        self.isRightToLeft = isRightToLeft
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// The conditions under which a member of an asset set is used. A condition that is nil accepts any value.
public struct AssetConditions: Sendable, Hashable {
    /// The idiom; `universal` for all.
    public var idiom = "universal"
    /// Pixels per point; nil for vectors and data.
    public var scale: Double?
    /// `light`, `dark`, `tinted`.
    public var luminosity: String?
    /// Whether the member is for increased contrast.
    public var isHighContrast = false
    /// `sRGB` or `display-P3`.
    public var gamut: String?
    /// `left-to-right` or `right-to-left`.
    public var languageDirection: String?
    /// The horizontal size class.
    public var horizontal: SizeClass?
    /// The vertical size class.
    public var vertical: SizeClass?
    /// The language of a localized member.
    public var locale: String?
    /// A legacy device, such as `retina4`.
    public var subtype: String?

    init(_ json: JSON) {
        idiom = json["idiom"]?.string ?? "universal"
        scale = json["scale"]?.string.flatMap {
            $0.hasSuffix("x") ? NumberText.double(String($0.dropLast())) : nil
        }
        for appearance in json["appearances"]?.array ?? [] {
            switch appearance["appearance"]?.string {
            case "luminosity": luminosity = appearance["value"]?.string
            case "contrast": isHighContrast = appearance["value"]?.string == "high"
            default: break
            }
        }
        gamut = json["display-gamut"]?.string
        languageDirection = json["language-direction"]?.string
        horizontal = json["width-class"]?.string.flatMap(SizeClass.init)
        vertical = json["height-class"]?.string.flatMap(SizeClass.init)
        locale = json["locale"]?.string
        subtype = json["subtype"]?.string
    }

    /// Returns how well the conditions fit, the most important first; nil when they exclude the traits.
    /// Greater in lexicographic order is better: language, idiom, appearance, contrast, direction, size classes,
    /// gamut, then scale.
    func fit(_ traits: AssetTraits) -> [Double]? {
        guard idiom == "universal" || idiom == traits.idiom, subtype == nil, speaks(traits.language) else {
            return nil
        }
        if luminosity == "tinted" || (luminosity == "dark" && !traits.isDark) { return nil }
        if luminosity == "light", traits.isDark { return nil }
        if isHighContrast, !traits.isHighContrast { return nil }
        if let languageDirection, (languageDirection == "right-to-left") != traits.isRightToLeft {
            return nil
        }
        if let horizontal, horizontal != traits.horizontal { return nil }
        if let vertical, vertical != traits.vertical { return nil }
        if gamut == "display-P3", !traits.isWideGamut { return nil }
        func score(_ condition: Bool) -> Double { condition ? 1 : 0 }
        return [
            score(locale != nil), score(idiom != "universal"), score(luminosity != nil),
            score(isHighContrast),
            score(languageDirection != nil), score(horizontal != nil) + score(vertical != nil),
            score(gamut == "display-P3"), scaleFit(traits.scale),
        ]
    }

    /// Returns whether the conditions accept the language; a member for a language is used for that language alone.
    private func speaks(_ language: String?) -> Bool {
        guard let locale else { return true }
        return language.map { !LanguageMatch.order([locale], for: $0).isEmpty } ?? false
    }

    /// The exact scale is best, then a vector, then the next larger scale, then the largest of the smaller ones.
    private func scaleFit(_ wanted: Double) -> Double {
        guard let scale else { return 90 }
        if scale == wanted { return 100 }
        return scale > wanted ? 50 - (scale - wanted) : scale - wanted
    }
}

extension Sequence {
    /// Returns the member whose conditions fit best; of equally good ones, the first.
    func bestMatch(for traits: AssetTraits, _ conditions: (Element) -> AssetConditions) -> Element? {
        var best: (fit: [Double], element: Element)?
        for element in self {
            guard let fit = conditions(element).fit(traits) else { continue }
            if let current = best, !current.fit.lexicographicallyPrecedes(fit) { continue }
            best = (fit, element)
        }
        return best?.element
    }
}
