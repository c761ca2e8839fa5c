import CoreGraphics
import Foundation
import TextLayout

extension UIFontDescriptor {
    /// The attributes of a font descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face's name in the family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for users.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The transform.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that it must have.
        public static let characterSet = AttributeName(rawValue: "NSFontCharacterSetAttribute")
        /// The fonts for missing characters.
        public static let cascadeList = AttributeName(rawValue: "NSFontCascadeListAttribute")
        /// Weight, width, slant and kind, by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The advance of all characters.
        public static let fixedAdvance = AttributeName(rawValue: "NSFontFixedAdvanceAttribute")
        /// Typographic features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The keys of the dictionary in `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A `SymbolicTraits` as a number.
        public static let symbolic = TraitKey("NSCTFontSymbolicTrait")
        /// The weight from -1 to 1, 0 being regular.
        public static let weight = TraitKey("NSCTFontWeightTrait")
        /// The width from -1 to 1, 0 being regular.
        public static let width = TraitKey("NSCTFontProportionTrait")
        /// The slant from -1 to 1, 0 being upright.
        public static let slant = TraitKey("NSCTFontSlantTrait")
    }

    /// The keys of a typographic feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The feature.
        public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")
        /// The setting of the feature.
        public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")
    }

    /// Kinds of fonts.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The same width for all characters.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// A font for vertical lines.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// A font for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines farther apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The class of the font.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between old and modern.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon's serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Free serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Fonts without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Scripts.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// Designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Rounded.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with the same width for all characters.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var layoutDesign: FontDescriptor.Design {
            switch self {
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: .default
            }
        }
    }
}
