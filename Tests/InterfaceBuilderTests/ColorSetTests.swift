import Testing

@testable import InterfaceBuilder

/// The notations of colors in asset catalogs.
@Suite struct ColorSetTests {
    private func color(_ json: String) throws -> DocumentColor? {
        let bytes = ContiguousArray("{\"colors\":[{\"idiom\":\"universal\",\"color\":\(json)}]}".utf8)
        let set = ColorSet(name: "Brand", try JSON.parse(bytes, path: "Contents.json"))
        return set.best(for: AssetTraits())
    }

    private func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "\"1\"") throws
        -> DocumentColor?
    {
        try color(
            "{\"color-space\":\"srgb\",\"components\":{\"red\":\(red),\"green\":\(green),\"blue\":\(blue),\"alpha\":\(alpha)}}"
        )
    }

    @Test func eachComponentHasItsPlace() throws {
        let expected = DocumentColor.rgb(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5, space: .sRGB)
        #expect(try rgb("\"0.25\"", "\"0.5\"", "\"0.75\"", alpha: "\"0.5\"") == expected)
        #expect(try rgb("0.25", "0.5", "0.75", alpha: "0.5") == expected)
    }

    @Test(arguments: [("\"2\"", 1.0), ("\"-1\"", 0), ("7", 1), ("\"0x33\"", 0.2), ("\"none\"", 1)])
    func theOpacityIsBetweenZeroAndOne(_ text: String, _ alpha: Double) throws {
        let found = try rgb("\"0\"", "\"0\"", "\"0\"", alpha: text)
        #expect(found == .rgb(red: 0, green: 0, blue: 0, alpha: alpha, space: .sRGB))
    }

    @Test func oneLargeNumberMakesAllOfThemBytes() throws {
        #expect(
            try rgb("\"1\"", "\"51\"", "\"0\"")
                == .rgb(red: 1.0 / 255, green: 0.2, blue: 0, alpha: 1, space: .sRGB))
        #expect(
            try rgb("\"1\"", "\"1\"", "\"2\"")
                == .rgb(red: 1.0 / 255, green: 1.0 / 255, blue: 2.0 / 255, alpha: 1, space: .sRGB))
        #expect(try rgb("\"1\"", "\"1\"", "\"0\"") == .rgb(red: 1, green: 1, blue: 0, alpha: 1, space: .sRGB))
    }

    @Test func fractionsAndHexadecimalNumbersBesideBytesStayWhatTheyAre() throws {
        #expect(
            try rgb("\"255\"", "\"0.5\"", "\"0x33\"")
                == .rgb(red: 1, green: 0.5, blue: 0.2, alpha: 1, space: .sRGB))
        #expect(
            try rgb("\"0x33\"", "\"1\"", "\"0X66\"")
                == .rgb(red: 0.2, green: 1, blue: 0.4, alpha: 1, space: .sRGB))
    }

    @Test func extendedComponentsAreLimited() throws {
        #expect(
            try rgb("\"-0.5\"", "\"90.5\"", "\"-90.5\"")
                == .rgb(red: -0.5, green: 8, blue: -8, alpha: 1, space: .sRGB))
        #expect(try rgb("90", "-90", "1.25") == .rgb(red: 8, green: -8, blue: 1.25, alpha: 1, space: .sRGB))
    }

    @Test func whiteIsAByteOrAFraction() throws {
        #expect(
            try color(
                "{\"color-space\":\"gray-gamma-22\",\"components\":{\"white\":\"51\",\"alpha\":\"0.5\"}}")
                == .white(0.2, alpha: 0.5, space: .genericGamma22Gray))
        #expect(
            try color("{\"components\":{\"white\":\"0.7\"}}")
                == .white(0.7, alpha: 1, space: .genericGamma22Gray))
        #expect(
            try color("{\"components\":{\"white\":\"none\"}}")
                == .white(0, alpha: 1, space: .genericGamma22Gray))
    }

    @Test(arguments: [
        ("srgb", DocumentColor.Space.sRGB), ("extended-srgb", .sRGB), ("extended-linear-srgb", .linearSRGB),
        ("display-p3", .displayP3), ("moon", .unknown),
    ])
    func spaces(_ name: String, _ space: DocumentColor.Space) throws {
        #expect(
            try color("{\"color-space\":\"\(name)\",\"components\":{\"red\":\"1\"}}")
                == .rgb(red: 1, green: 0, blue: 0, alpha: 1, space: space))
    }

    @Test func aColorWithoutComponentsIsNone() throws {
        #expect(try color("{\"color-space\":\"srgb\"}") == nil)
        #expect(try color("{\"reference\":\"labelColor\",\"components\":{}}") == .system("labelColor"))
        #expect(
            try color("{\"components\":{\"red\":\"1\"}}")
                == .rgb(red: 1, green: 0, blue: 0, alpha: 1, space: .sRGB))
    }
}
