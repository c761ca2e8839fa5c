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
            }
        }
        """

    @Test func theFirstImplicitlyUnwrappedPropertyOfTheLineIsMissing() {
        #expect(
            MissingProperty(source, line: 6)?.reason == "item is nil, which the code that shows the screen has to set")
        #expect(MissingProperty(source, line: 7)?.reason == "the outlet titleLabel is not connected")
    }

    @Test(arguments: [0, 1, 8, 99]) func otherLinesNameNone(_ line: Int) {
        #expect(MissingProperty(source, line: line) == nil)
    }
}
