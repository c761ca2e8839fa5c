import CPango

/// Embedding levels of a paragraph (Unicode Standard Annex 9).
struct BidiLevels {
    let base: UInt8
    /// The levels by scalar; nil if all are the base level.
    let levels: [UInt8]?

    init(_ scalars: ArraySlice<UInt32>, direction: TextDirection) {
        guard direction == .rightToLeft || scalars.contains(where: Self.mayRunRightToLeft) else {
            base = 0
            levels = nil
            return
        }
        var resolved: PangoDirection =
            switch direction {
            case .natural: PANGO_DIRECTION_WEAK_LTR
            case .leftToRight: PANGO_DIRECTION_LTR
            case .rightToLeft: PANGO_DIRECTION_RTL
            }
        let count = scalars.count
        let found: [UInt8]? = utf8(scalars).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard
                    let levels = pango_log2vis_get_embedding_levels(
                        characters.baseAddress, Int32(clamping: characters.count), &resolved)
                else { return nil }
                defer { g_free(levels) }
                return Array(UnsafeBufferPointer(start: levels, count: count))
            }
        }
        let isRightToLeft = resolved == PANGO_DIRECTION_RTL || resolved == PANGO_DIRECTION_WEAK_RTL
        base = isRightToLeft ? 1 : 0
        levels = found
    }

    private static func mayRunRightToLeft(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x590 else { return false }
        switch scalar {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}
