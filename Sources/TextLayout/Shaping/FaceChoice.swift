import CoreGraphics

extension Engine {
    /// Returns the face for every scalar of a range in one font. Marks, joiners and selectors have the face of the
    /// character before them.
    func faces(for scalars: ArraySlice<UInt32>, font: Font) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(scalars.count)
        for index in scalars.indices {
            let scalar = scalars[index]
            let next = index + 1 < scalars.endIndex ? scalars[index + 1] : 0
            if let previous = result.last {
                if CharacterKind.extends(scalar) {
                    result.append(previous)
                    continue
                }
                if previous == loadedEmoji, scalars[index - 1] == 0x200D {
                    result.append(previous)
                    continue
                }
            }
            if scalar > 0x20, CharacterKind.wantsEmoji(scalar, next: next), let id = emojiID() {
                result.append(id)
            } else {
                result.append(face(for: scalar, font: font))
            }
        }
        return result
    }

    private func emojiID() -> Int? {
        if let loadedEmoji { return loadedEmoji }
        loadedEmoji = FallbackFonts.emoji.file(weight: 0, italic: false).flatMap { face($0)?.id }
        return loadedEmoji
    }

    /// Returns the text's own face if it has the character, else the first of ours that has.
    private func face(for scalar: UInt32, font: Font) -> Int {
        if font.primary >= 0, faces[font.primary].glyph(scalar) != 0 { return font.primary }
        if CharacterKind.isInvisible(scalar) { return font.primary }
        let isSerif =
            font.primary >= 0 && faces[font.primary].familyName.contains("Serif")
        let key = FallbackKey(scalar: scalar, isSerif: isSerif, isBold: font.weight >= 0.3)
        if let known = fallbacks[key] { return known >= 0 ? known : font.primary }
        let found = findFallback(key)
        if fallbacks.count >= 16_384 { fallbacks.removeAll() }
        fallbacks[key] = found
        return found >= 0 ? found : font.primary
    }

    private func findFallback(_ key: FallbackKey) -> Int {
        for set in FallbackFonts.faces(for: key.scalar, serif: key.isSerif) {
            guard let file = set.file(weight: key.isBold ? 0.4 : 0, italic: false), let face = face(file),
                face.glyph(key.scalar) != 0
            else { continue }
            return face.id
        }
        return -1
    }
}

/// The parameters on which a fallback depends.
struct FallbackKey: Hashable {
    var scalar: UInt32
    var isSerif: Bool
    var isBold: Bool
}

/// Classification of single characters.
enum CharacterKind {
    /// Returns whether it joins the character before it.
    static func extends(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300 else { return false }
        switch scalar {
        case 0x200C, 0x200D, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF:
            return true
        default:
            guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
            return category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
        }
    }

    /// Returns whether it is displayed as emoji, by default or by the selector after it.
    static func wantsEmoji(_ scalar: UInt32, next: UInt32) -> Bool {
        guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
        if next == 0xFE0F { return properties.isEmoji }
        return scalar >= 0x231A && properties.isEmojiPresentation && next != 0xFE0E
    }

    /// Returns whether it has no advance and no ink: controls and format characters.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    /// Returns whether it is written by one glyph in any context.
    static func isSimple(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2000...0x200B, 0x2010...0x2029,
            0x202F...0x205E, 0x20A0...0x20BF, 0x2100...0x214F, 0x2190...0x22FF:
            true
        default: false
        }
    }
}
