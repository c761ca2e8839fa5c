import SourceAdapter
import Testing

/// Rules for code that uses Apple's other frameworks.
struct FrameworkRuleTests {
    @Test func scenesAreOfTheClassThatTheirFileNames() {
        #expect(body("let a = SKScene(fileNamed: \"Game\")") == "let a = SKscene(fileNamed: \"Game\")")
        #expect(body("let a = Level(fileNamed: \"Game\")") == "let a = Level(fileNamed: \"Game\")")
        #expect(body("let a = SKScene(size: size)") == "let a = SKScene(size: size)")
    }

    @Test func viewsOfAnnotationsAreMadeByTheirMetatype() {
        let text = adapted(
            """
            class Pin: MKMarkerAnnotationView {
                override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                }
                required init?(coder: NSCoder) { nil }
            }
            """)
        #expect(text.contains("    required init(annotation: MKAnnotation?, reuseIdentifier: String?) {"))
        #expect(text.parses)
    }
}
