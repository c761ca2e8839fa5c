import Foundation

extension AppSurroundings {
    /// Scans a hexadecimal number with or without `0x`; Foundation for Linux ends the process at an emoji.
    public static func scanHex<Value: FixedWidthInteger & UnsignedInteger>(
        _ scanner: Scanner, _ result: UnsafeMutablePointer<Value>
    ) -> Bool {
        let rest = scanner.string.unicodeScalars[scanner.currentIndex...].drop {
            scanner.charactersToBeSkipped?.contains($0) ?? false
        }
        let prefix = rest.prefix(2)
        let isMarked = prefix.elementsEqual("0x".unicodeScalars) || prefix.elementsEqual("0X".unicodeScalars)
        let marked = isMarked ? rest.dropFirst(2).prefix(while: isHex) : rest.prefix(0)
        let digits = marked.isEmpty ? rest.prefix(while: isHex) : marked
        guard !digits.isEmpty else { return false }
        // A number that is too large becomes the largest.
        result.pointee = Value(String(digits), radix: 16) ?? .max
        scanner.currentIndex = digits.endIndex
        return true
    }

    private static func isHex(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isASCIIHexDigit }
}
