import Testing

@testable import KumikiCommand

@Suite struct MissingPropertyTests {
    private let source = """
        class Detail: UIViewController {
            @IBOutlet weak var titleLabel: UILabel!
            var item: Item!
            var store: Store?
            func viewDidLoad() {
                show(item.name)
                titleLabel.text = item.name
                print(store!.name)
                titleLabel.text = ""
            }
        }
        """

    /// The value that a view shows is missing rather than its outlet.
    @Test func theFirstImplicitlyUnwrappedPropertyOfTheLineIsMissing() {
        for line in 6...7 {
            #expect(
                MissingProperty(source, line: line)?.reason
                    == "item is nil, which the code that shows the screen has to set")
        }
        #expect(MissingProperty(source, line: 9)?.reason == "the outlet titleLabel is not connected")
    }

    @Test func whatTheLineAssignsIsNotMissing() {
        let source = "var list: List!\nvar item: Item!\nlist = List(list: item)\nitem = Item()"
        #expect(MissingProperty(source, line: 3)?.name == "item")
        #expect(MissingProperty(source, line: 4) == nil)
    }

    /// The initializer for documents does not set it.
    @Test func aPropertyWithoutAValueThatBecameImplicitlyUnwrappedIsMissing() {
        let source =
            "let item: Item\nvar name: String { item.name }\nprint(name, item)\nlet other: Item = a\nprint(other)\n"
        #expect(MissingProperty(source, line: 3)?.name == "item")
        #expect(MissingProperty(source, line: 5) == nil)
    }

    /// A computed property is nil for other reasons, and a property of another object is unknown.
    @Test func anOptionalPropertyThatTheLineUnwrapsIsMissing() {
        let source = """
            var store: Store?
            var name: String? { get { nil } }
            print(self.store!.name)
            print(other.store!.name)
            print(name!, store)
            if self.store != other!, store!.isOpen {}
            """
        #expect(MissingProperty(unwrappedIn: source, line: 3)?.name == "store")
        #expect(MissingProperty(unwrappedIn: source, line: 4) == nil)
        #expect(MissingProperty(unwrappedIn: source, line: 5) == nil)
        #expect(MissingProperty(unwrappedIn: source, line: 6)?.name == "store")
    }

    @Test func aContainerThatTheLineUnwrapsIsMissingWhereTheSceneIsDrawnByItself() {
        let property = MissingProperty(unwrappedIn: "navigationController!.delegate = self", line: 1)
        #expect(property?.reason == "navigationController is nil, since the scene is drawn by itself")
        #expect(MissingProperty(unwrappedIn: "other.navigationController!.pop()", line: 1) == nil)
    }

    @Test(arguments: [0, 1, 8, 99]) func otherLinesNameNone(_ line: Int) {
        #expect(MissingProperty(source, line: line) == nil)
    }
}
