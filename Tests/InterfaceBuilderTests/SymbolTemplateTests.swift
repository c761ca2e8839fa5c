import Testing

@testable import InterfaceBuilder

@Suite struct SymbolTemplateTests {
    private let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
        <style>.monochrome-0 {fill:#000}</style>
        <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/>
        <path id="Capline-M" d="M18.0,30.0 l500.0,0.0"/><line id="left-margin-Regular-M" x1="10" x2="10" y1="0" y2="9"/>
        <line id="right-margin-Regular-M" x1="90" x2="90" y1="0" y2="9"/></g>
        <g id="Symbols"><g id="Black-M"><path d="M0 0"/></g><g id="Regular-M" transform="translate(1 2)">
        <path class="monochrome-0" d="M1 1 L9 9"/></g><g id="Regular-S"><path d="M5 5"/></g></g></svg>
        """

    private func template() throws -> SymbolTemplate {
        try SymbolTemplate(bytes: ContiguousArray(svg.utf8), path: "a.svg")
    }

    @Test func theDrawingThatIsAskedFor() throws {
        let drawing = try #require(try template().drawing(weight: 3, scale: "M"))
        #expect(drawing.margins == 10...90 && drawing.baseline == 100 && drawing.capline == 30)
        #expect(drawing.content.contains("translate(1 2)") && drawing.content.contains("M1 1 L9 9"))
        #expect(!drawing.content.contains("style"))
    }

    @Test(arguments: [
        (8, "M", 8, "M"), (2, "M", 3, "M"), (0, "S", 3, "S"), (3, "L", 3, "M"),
        (.max, "M", 8, "M"), (.min, "S", 3, "S"),
    ])
    func theNearestDrawing(weight: Int, scale: String, foundWeight: Int, foundScale: String) throws {
        let found = try #require(try template().drawing(weight: weight, scale: scale)?.variant)
        #expect(found == SymbolTemplate.Variant(weight: foundWeight, scale: foundScale))
    }

    @Test func weightsInBetween() throws {
        let svg = """
            <svg><g id="Ultralight-S" transform="matrix(1 0 0 1 100 50)"><path class="layer-0" d="M0,0 10-10L.5.5Z"/></g>
            <g id="Regular-S" transform="matrix(1 0 0 1 300 50)"><path class="layer-0" d="M8 4 L 10 10 L 1 1 Z"/></g>
            <g id="Black-S" transform="matrix(1 0 0 1 300 50)"><path class="layer-0" d="M 8 4 20 20L2,2Z"/></g></svg>
            """
        let template = try SymbolTemplate(bytes: ContiguousArray(svg.utf8), path: "a.svg")
        let light = try #require(template.drawing(weight: 2, scale: "S"))
        #expect(light.variant.weight == 0 || light.variant.weight == 3)
        let interpolated = InterpolatedText(#"<p d="M0,0 10-10L.5.5Z"/>"#, #"<p d="M 8 4 20 20 L2,2Z"/>"#)
            .text(at: 0.5)
        #expect(interpolated == #"<p d="M 4.0  2.0  15.0  5.0 L 1.25  1.25 Z"/>"#)
        #expect(InterpolatedText(#"<p d="M0 0"/>"#, #"<p d="L0 0"/>"#).text(at: 0.5) == nil)
        #expect(InterpolatedText(#"<p class="a-0"/>"#, #"<p class="a-1"/>"#).text(at: 0.5) == nil)
    }

    @Test func paintedWeightsInBetween() throws {
        let svg = """
            <svg><g id="Regular-M"><path d="M0 0 L10 10"/></g><g id="Black-M"><path d="M10 0L30 10"/></g></svg>
            """
        let template = try SymbolTemplate(bytes: ContiguousArray(svg.utf8), path: "a.svg")
        let drawing = try #require(template.drawing(weight: 5, scale: "M"))
        #expect(drawing.variant.weight == 5 && drawing.content.contains("M 4.83"))
    }

    /// The weights are at -0.8, -0.6, -0.4 and 0 of the scale of fonts.
    @Test(arguments: [(1, "M 2.5"), (2, "M 5.0")])
    func lightWeightsInBetween(weight: Int, start: String) throws {
        let svg = """
            <svg><g id="Ultralight-M"><path d="M0 0 L10 10"/></g><g id="Regular-M"><path d="M10 0L30 10"/></g></svg>
            """
        let template = try SymbolTemplate(bytes: ContiguousArray(svg.utf8), path: "a.svg")
        let drawing = try #require(template.drawing(weight: weight, scale: "M"))
        #expect(drawing.variant.weight == weight && drawing.content.contains(start))
    }

    @Test(arguments: ["", "<svg/>", "<svg><g id=\"Other\"/></svg>", "<svg><g id=\"Regular-M\">"])
    func noTemplates(_ text: String) {
        #expect(throws: DocumentError.self) {
            try SymbolTemplate(bytes: ContiguousArray(text.utf8), path: "a.svg")
        }
    }
}
