import CoreGraphics

/// The materials of blur effects: blur, saturation, and the results over white and over black, which a public project measured in
/// a simulator of iOS 26.1. Colors between are mixed linearly; those of the system's materials are a little more saturated in
/// light colors than Apple's.
extension UIBlurEffect.Style {
    /// Returns the material over the content below.
    func material(_ traits: UITraitCollection) -> BackdropMaterial {
        isDark(traits) ? darkMaterial : lightMaterial
    }

    private var lightMaterial: BackdropMaterial {
        switch self {
        case .extraLight, .prominent:
            BackdropMaterial(radius: 20, saturation: 1.8, gray: 0.97, opacity: 0.8)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight:
            BackdropMaterial(radius: 22.5, saturation: 1.1, overWhite: 245, overBlack: 88)
        case .systemThinMaterial, .systemThinMaterialLight:
            BackdropMaterial(radius: 29.5, saturation: 1.35, overWhite: 245, overBlack: 142)
        case .systemMaterial, .systemMaterialLight:
            BackdropMaterial(radius: 29.5, saturation: 1.5, overWhite: 245, overBlack: 197)
        case .systemThickMaterial, .systemThickMaterialLight:
            BackdropMaterial(radius: 45, saturation: 1.5, overWhite: 245, overBlack: 232)
        case .systemChromeMaterial, .systemChromeMaterialLight:
            BackdropMaterial(radius: 22.5, saturation: 1.1, overWhite: 247, overBlack: 178)
        default:
            BackdropMaterial(radius: 30, saturation: 1.8, gray: 1, opacity: 0.3)
        }
    }

    private var darkMaterial: BackdropMaterial {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialDark:
            BackdropMaterial(radius: 22.5, saturation: 1.1, overWhite: 177, overBlack: 31)
        case .systemThinMaterial, .systemThinMaterialDark:
            BackdropMaterial(radius: 29.5, saturation: 1.35, overWhite: 125, overBlack: 31)
        case .systemMaterial, .systemMaterialDark:
            BackdropMaterial(radius: 29.5, saturation: 1.5, overWhite: 83, overBlack: 31)
        case .systemThickMaterial, .systemThickMaterialDark:
            BackdropMaterial(radius: 45, saturation: 1.5, overWhite: 37, overBlack: 31)
        case .systemChromeMaterial, .systemChromeMaterialDark:
            BackdropMaterial(radius: 22.5, saturation: 2, overWhite: 87, overBlack: 18)
        default:
            BackdropMaterial(radius: 20, saturation: 1.8, gray: 0.11, opacity: 0.73)
        }
    }

    /// Whether content over the material is light.
    func isDark(_ traits: UITraitCollection) -> Bool {
        isAlwaysDark || (!isAlwaysLight && traits.userInterfaceStyle == .dark)
    }

    private var isAlwaysDark: Bool { self == .dark || rawValue >= Self.systemUltraThinMaterialDark.rawValue }

    private var isAlwaysLight: Bool {
        self == .light || self == .extraLight
            || (Self.systemUltraThinMaterialLight.rawValue...Self.systemChromeMaterialLight.rawValue)
                .contains(rawValue)
    }
}
