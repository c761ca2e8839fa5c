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
        (8, "M", 8, "M"), (7, "M", 8, "M"), (5, "M", 3, "M"), (0, "S", 3, "S"), (3, "L", 3, "M"),
    ])
    func theNearestDrawing(weight: Int, scale: String, foundWeight: Int, foundScale: String) throws {
        let found = try #require(try template().drawing(weight: weight, scale: scale)?.variant)
        #expect(found == SymbolTemplate.Variant(weight: foundWeight, scale: foundScale))
    }

    @Test(arguments: ["", "<svg/>", "<svg><g id=\"Other\"/></svg>", "<svg><g id=\"Regular-M\">"])
    func noTemplates(_ text: String) {
        #expect(throws: DocumentError.self) {
            try SymbolTemplate(bytes: ContiguousArray(text.utf8), path: "a.svg")
        }
    }
}
