import Testing

/// Failures that damaged documents have revealed.
@Suite @MainActor struct FindingTests {
    private nonisolated static let attributes = [
        "<color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
        "<font key=\"NSFont\" size=\"14\" name=\"Helvetica\"/>",
        "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"right\" lineBreakMode=\"wordWrapping\"/>",
        "<shadow key=\"NSShadow\" blurRadius=\"2\"><size key=\"offset\" width=\"1\" height=\"1\"/></shadow>",
        "<integer key=\"NSUnderline\" value=\"1\"/>", "<url key=\"NSLink\" string=\"https://example.com\"/>",
    ]

    /// Foundation compares the attributes of neighboring runs.
    @Test(arguments: attributes) func neighboursOfOneLook(_ attribute: String) {
        let fragment = "<fragment content=\"Text\"><attributes>\(attribute)</attributes></fragment>"
        let text =
            "<attributedString key=\"attributedText\">\(fragment)\(fragment)\(fragment)</attributedString>"
        let label = Sample.label("", id: "a").replacing("</label>", with: text + "</label>")
        #expect(Pipeline.run(Sample.view(label)).pictures == 1)
    }
}
