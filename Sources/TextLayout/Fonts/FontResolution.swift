import CPango
import CoreGraphics

/// Resolves a descriptor to face, metrics and advances.
struct FontResolution {
    private(set) var face: Face?
    private(set) var metrics: FontMetrics
    private(set) var weight: CGFloat
    private(set) var outlineScale: CGFloat = 1
    private(set) var widthScale: CGFloat = 1
    private(set) var tracking: CGFloat = 0
    private(set) var kerning: CGFloat = 0
    private(set) var ascii: [Font.SimpleGlyph] = []

    init(_ descriptor: FontDescriptor, engine: Engine) {
        metrics = FontMetrics.system.scaled(by: descriptor.size)
        metrics.leading = descriptor.lineGap
        weight = descriptor.weight
        if let name = descriptor.family, resolve(name, descriptor, engine) { return }
        resolveSystem(descriptor, engine)
    }

    /// Resolves a named family: a project's own, or a substituted one; returns false for others.
    private mutating func resolve(_ name: String, _ descriptor: FontDescriptor, _ engine: Engine) -> Bool {
        if let members = engine.registered[name.lowercased()] {
            return adopt(FontFamily(faces: FaceSet(members)), descriptor, descriptor.weight, engine)
        }
        guard let (family, style) = FontFamily.named(name) else {
            engine.report(.unknownFamily(String(name.prefix(128))))
            return false
        }
        if family.isStandIn { engine.report(.substitutedFamily(FontFamily.familyPart(of: name))) }
        var slanted = descriptor
        slanted.italic = descriptor.italic || style.italic
        let weight = descriptor.weight == 0 ? style.weight ?? 0 : descriptor.weight
        return adopt(family, slanted, weight, engine)
    }

    private mutating func adopt(
        _ family: FontFamily, _ descriptor: FontDescriptor, _ weight: CGFloat, _ engine: Engine
    ) -> Bool {
        let faces = [family.faces, family.fallback].compactMap { $0 }
        guard
            let (set, face) = faces.lazy.compactMap({ set in
                set.file(weight: weight, italic: descriptor.italic).flatMap { engine.face($0) }.map {
                    (set, $0)
                }
            }).first
        else { return false }
        self.face = face
        self.weight = weight
        metrics = (family.metrics ?? face.metrics).scaled(by: descriptor.size)
        if let wanted = family.metrics { outlineScale = Self.ratio(wanted.capHeight, face.metrics.capHeight) }
        // Full-width characters fill the em regardless of the height of capitals.
        if set.isCJK { outlineScale = 1 }
        widthScale = family.width
        if let published = family.advances { adopt(published, descriptor, face) }
        return true
    }

    private mutating func adopt(_ published: PublishedAdvances, _ descriptor: FontDescriptor, _ face: Face) {
        let (advances, factor) = published.table(weight: weight)
        ascii = advances.enumerated().map { index, thousandths in
            Font.SimpleGlyph(
                glyph: face.glyph(UInt32(index) + 0x20),
                advance: Double(thousandths) / 1000 * factor * descriptor.size)
        }
    }

    private mutating func resolveSystem(_ descriptor: FontDescriptor, _ engine: Engine) {
        switch descriptor.design {
        case .default, .rounded:
            resolveDefault(descriptor, engine)
        case .serif, .monospaced:
            let isSerif = descriptor.design == .serif
            let faces: FaceSet = isSerif ? .serif : .monospaced
            guard let file = faces.file(weight: descriptor.weight, italic: descriptor.italic),
                let face = engine.face(file)
            else { return resolveDefault(descriptor, engine) }
            self.face = face
            outlineScale = Self.ratio(FontMetrics.system.capHeight, face.metrics.capHeight)
            // The advance is 0.618 em in SF Mono, 0.602 in DejaVu Sans Mono.
            widthScale = isSerif ? outlineScale : 0.618 / 0.602
        }
    }

    private mutating func resolveDefault(_ descriptor: FontDescriptor, _ engine: Engine) {
        // SF changes from its text to its display design at 20 points (HIG, Typography).
        let faces: FaceSet = descriptor.size < SystemAdvances.firstDisplaySize ? .interText : .interDisplay
        let units = SystemAdvances.tracking(size: descriptor.size, weight: descriptor.weight)
        tracking = (units / SystemAdvances.unitsPerEm + descriptor.tracking) * descriptor.size
        widthScale = SystemAdvances.widthOverInter
        guard let file = faces.file(weight: descriptor.weight, italic: descriptor.italic),
            let face = engine.face(file) ?? engine.face(FontFile("NotoSans-Regular.ttf"))
        else {
            // Without any font there is no ink, but labels keep their sizes.
            ascii = SystemAdvanceTable.units.map {
                Font.SimpleGlyph(glyph: ShapedGlyph.none, advance: points(Double($0), descriptor))
            }
            return
        }
        self.face = face
        outlineScale = Self.ratio(FontMetrics.system.capHeight, face.metrics.capHeight)
        kerning = SystemAdvances.kerning * descriptor.size
        ascii = simpleGlyphs(descriptor, face, engine)
    }

    /// Converts an advance to points with the size's tracking.
    private func points(_ units: Double, _ descriptor: FontDescriptor) -> Double {
        units / SystemAdvances.unitsPerEm * descriptor.size + tracking
    }

    /// Returns the regular table, scaled by Inter's ratio of widths for this weight and design and corrected.
    private func simpleGlyphs(
        _ descriptor: FontDescriptor, _ face: Face, _ engine: Engine
    ) -> [Font.SimpleGlyph] {
        func text(_ weight: CGFloat) -> Face {
            FaceSet.interText.file(weight: weight, italic: false).flatMap { engine.face($0) } ?? face
        }
        let (regular, weighted) = (text(0), text(descriptor.weight))
        let isDisplay = descriptor.size >= SystemAdvances.firstDisplaySize
        func ratio(_ a: Face, over b: Face, _ scalar: UInt32) -> Double {
            Self.ratio(a.advance(a.glyph(scalar)), b.advance(b.glyph(scalar)))
        }
        func correction(_ index: Int) -> Double {
            Double(SystemAdvances.correction(at: index, size: descriptor.size, weight: descriptor.weight))
        }
        var glyphs = SystemAdvanceTable.units.enumerated().map { index, units in
            let scalar = UInt32(index) + 0x20
            var widening = ratio(weighted, over: regular, scalar)
            if Self.digits.contains(scalar) { widening = 1 + (widening - 1) * SystemAdvances.digitWidening }
            if isDisplay {
                widening *= SystemAdvances.displayRatio(
                    of: scalar, inter: ratio(face, over: weighted, scalar))
            }
            return Font.SimpleGlyph(
                glyph: face.glyph(scalar),
                advance: points(Double(units) * widening + correction(index), descriptor))
        }
        if descriptor.monospacedDigits { makeTabular(&glyphs, face, engine) }
        return glyphs
    }

    private static let digits: ClosedRange<UInt32> = 0x30...0x39

    private func makeTabular(_ glyphs: inout [Font.SimpleGlyph], _ face: Face, _ engine: Engine) {
        let zero = 0x30 - 0x20
        let width = glyphs[zero].advance
        for digit in 0..<10 {
            let index = zero + digit
            let tabular = engine.tabularGlyph(UInt32(0x30 + digit), face) ?? glyphs[index].glyph
            glyphs[index] = Font.SimpleGlyph(glyph: tabular, advance: width)
        }
    }

    private static func ratio(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        a > 0 && b > 0 ? a / b : 1
    }
}

extension Engine {
    /// Returns the face's glyph for digits of equal width.
    func tabularGlyph(_ scalar: UInt32, _ face: Face) -> UInt32? {
        hb_buffer_reset(buffer)
        withUnsafePointer(to: scalar) { hb_buffer_add_codepoints(buffer, $0, 1, 0, 1) }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        var feature = hb_feature_t()
        guard hb_feature_from_string("tnum", 4, &feature) != 0 else { return nil }
        hb_shape(face.shaping, buffer, &feature, 1)
        var count: UInt32 = 0
        guard let info = hb_buffer_get_glyph_infos(buffer, &count), count == 1 else { return nil }
        return info[0].codepoint
    }
}
