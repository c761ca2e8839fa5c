import Foundation

/// The model of a color space, which determines its components.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
}

/// The treatment of colors outside a space's gamut. Accepted for source compatibility; every conversion here clips.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

/// A color space, which gives a meaning to a color's components.
public final class CGColorSpace: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case gray(linear: Bool)
        case rgb(displayP3: Bool, linear: Bool)
        case cmyk
    }

    let kind: Kind
    let isExtended: Bool
    /// The space's name, one of the constants of this class.
    public var name: CFString? { NSString(string: plainName) }
    private let plainName: String

    private init(kind: Kind, isExtended: Bool = false, name: CFString) {
        self.kind = kind
        self.isExtended = isExtended
        plainName = String(describing: name)
    }

    /// Creates the space with a name; nil for an unknown name.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(kind: .rgb(displayP3: false, linear: false), name: name)
        case Self.extendedSRGB:
            self.init(kind: .rgb(displayP3: false, linear: false), isExtended: true, name: name)
        case Self.linearSRGB, Self.genericRGBLinear:
            self.init(kind: .rgb(displayP3: false, linear: true), name: name)
        case Self.extendedLinearSRGB:
            self.init(kind: .rgb(displayP3: false, linear: true), isExtended: true, name: name)
        case Self.displayP3: self.init(kind: .rgb(displayP3: true, linear: false), name: name)
        case Self.extendedDisplayP3:
            self.init(kind: .rgb(displayP3: true, linear: false), isExtended: true, name: name)
        case Self.linearDisplayP3: self.init(kind: .rgb(displayP3: true, linear: true), name: name)
        case Self.extendedLinearDisplayP3:
            self.init(kind: .rgb(displayP3: true, linear: true), isExtended: true, name: name)
        case Self.genericGrayGamma2_2: self.init(kind: .gray(linear: false), name: name)
        case Self.extendedGray: self.init(kind: .gray(linear: false), isExtended: true, name: name)
        case Self.linearGray: self.init(kind: .gray(linear: true), name: name)
        case Self.extendedLinearGray: self.init(kind: .gray(linear: true), isExtended: true, name: name)
        case Self.genericCMYK: self.init(kind: .cmyk, name: name)
        default: return nil
        }
    }

    // `NSString` is not sendable, as there are mutable ones; these names are literals, which never change.

    /// sRGB (IEC 61966-2-1).
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components below 0 and above 1.
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with a linear curve.
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB's primaries with a linear curve, with components below 0 and above 1.
    nonisolated(unsafe) public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Treated as `linearSRGB`.
    nonisolated(unsafe) public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// The wider gamut of Apple's displays: P3 primaries, white D65, sRGB's curve.
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components below 0 and above 1.
    nonisolated(unsafe) public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 with a linear curve.
    nonisolated(unsafe) public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3 with a linear curve, with components below 0 and above 1.
    nonisolated(unsafe) public static let extendedLinearDisplayP3: CFString =
        "kCGColorSpaceExtendedLinearDisplayP3"
    /// Gray with gamma 2.2.
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with gamma 2.2 and components below 0 and above 1.
    nonisolated(unsafe) public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray with a linear curve.
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Gray with a linear curve, with components below 0 and above 1.
    nonisolated(unsafe) public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// CMYK, converted without a profile.
    nonisolated(unsafe) public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let rgbSpace = CGColorSpace(
        kind: .rgb(displayP3: false, linear: false), name: CGColorSpace.sRGB)
    static let graySpace = CGColorSpace(kind: .gray(linear: false), name: CGColorSpace.genericGrayGamma2_2)
    static let cmykSpace = CGColorSpace(kind: .cmyk, name: CGColorSpace.genericCMYK)

    /// The number of components of a color, without alpha.
    public var numberOfComponents: Int {
        switch kind {
        case .gray: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }

    /// The color model.
    public var model: CGColorSpaceModel {
        switch kind {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        }
    }

    /// Whether the space has colors outside of sRGB's gamut.
    public var isWideGamutRGB: Bool {
        if case .rgb(displayP3: true, _) = kind { return true }
        return isExtended && model == .rgb
    }

    /// Returns whether both are the same space.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.kind == rhs.kind && lhs.isExtended == rhs.isExtended
    }

    /// Hashes the space.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(isExtended)
    }
}

/// Returns the device's RGB space, which is sRGB here as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgbSpace }

/// Returns the device's gray space, which has gamma 2.2 here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }

/// Returns the device's CMYK space, converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmykSpace }
