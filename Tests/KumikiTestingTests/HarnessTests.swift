import KumikiTesting
import Testing

@MainActor @Suite struct HarnessTests {
    @Test func aTapReachesWhatHasTheName() throws {
        let harness = try Harness { Counter() }
        try harness.tap("Count")
        try harness.tap("Count")
        #expect(harness.shows("2"))
    }

    @Test func aRefusalNamesWhatThereIs() throws {
        let harness = try Harness { Counter() }
        let error = #expect(throws: HarnessError.self) { try harness.tap("Cuont") }
        #expect(error?.description.contains(#"there are "Count""#) == true)
    }

    @Test func anUnknownDeviceNamesTheKnownOnes() {
        let error = #expect(throws: HarnessError.self) { try Harness(on: "iPhone 99") { Counter() } }
        #expect(error?.description.contains("iPhone SE") == true)
    }

    @Test func theScreenIsThatOfTheDevice() throws {
        let harness = try Harness(on: "iPhone SE", style: .dark, contentSize: .large) { Counter() }
        #expect(harness.window.bounds.size == CGSize(width: 375, height: 667))
        #expect(harness.root.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func theDeviceIsTurned() throws {
        let harness = try Harness(on: "iPhone SE") { Counter() }
        try harness.rotate()
        #expect(harness.root.view.bounds.width == 667)
        #expect(harness.root.traitCollection.verticalSizeClass == .compact)
    }

    @Test func textIsTypedIntoAField() throws {
        let harness = try Harness { Counter() }
        try harness.type("Naha", into: "Name")
        #expect(try harness.view("field", as: UITextField.self).text == "Naha")
    }

    @Test func aViewOfAnotherClassIsRefused() throws {
        let harness = try Harness { Counter() }
        #expect(throws: HarnessError.refused("“Count” is a UIButton, not a UILabel")) {
            try harness.view("Count", as: UILabel.self)
        }
    }

    @Test func timeGoesOnWhenItIsToldTo() throws {
        let harness = try Harness { Counter() }
        harness.perform { harness.root.countLater() }
        #expect(harness.shows("0"))
        harness.wait(4.9)
        #expect(harness.shows("0"))
        harness.wait(0.1)
        #expect(harness.shows("1"))
    }

    @Test func oneScreensTimeIsNotAnothers() throws {
        let (one, other) = (try Harness { Counter() }, try Harness { Counter() })
        one.perform { one.root.countLater() }
        other.wait(10)
        #expect(one.shows("0"))
    }

    @Test func tasksHaveTheirTurn() async throws {
        let harness = try Harness { Counter() }
        harness.perform { harness.root.countInTask() }
        await harness.run()
        #expect(harness.shows("1"))
    }

    @Test func whatDoesNotComeIsMissed() async throws {
        let harness = try Harness { Counter() }
        harness.perform { harness.root.countLater() }
        try await harness.wait(for: "1")
        await #expect(throws: HarnessError.self) { try await harness.wait(for: "2", within: 1) }
    }

    @Test func whatIsBelowIsScrolledTo() throws {
        let harness = try Harness(on: "iPhone SE") { Counter() }
        #expect(throws: HarnessError.self) { try harness.tap("Below") }
        try harness.scroll(to: "Below")
        try harness.tap("Below")
        #expect(harness.root.label.text == "100")
    }

    @Test func alertsAreAnswered() throws {
        let harness = try Harness { Counter() }
        harness.perform { harness.root.ask() }
        try harness.tap("Yes")
        #expect(harness.shows("10") && harness.root.presentedViewController == nil)
    }

    @Test func sameScreensAreSamePictures() throws {
        let (one, other) = (try Harness { Counter() }, try Harness { Counter() })
        #expect(one.picture() != nil && one.picture() == other.picture())
        try other.tap("Count")
        #expect(one.picture() != other.picture())
    }

    @Test(arguments: [nil, "map"]) func aPictureHasTheSymbolsOfTabs(symbol: String?) throws {
        func tabs(_ symbol: String?) -> UITabBarController {
            let (tabs, screen) = (UITabBarController(), UIViewController())
            screen.tabBarItem = UITabBarItem(
                title: "Map", image: symbol.flatMap(UIImage.init(systemName:)), tag: 0)
            tabs.viewControllers = [screen]
            return tabs
        }
        let (one, other) = (try Harness { tabs("map") }, try Harness { tabs(symbol) })
        #expect((one.picture() == other.picture()) == (symbol != nil))
    }

    @Test func allCombinationsAreTried() {
        let all = Surroundings.all(devices: ["iPhone SE", "iPhone 16"], styles: [.light, .dark])
        #expect(
            all.map(\.description) == ["iPhone SE", "iPhone SE, dark", "iPhone 16", "iPhone 16, dark"])
    }
}

/// A button that counts, a field, and a button below the screen.
final class Counter: UIViewController {
    let label = UILabel()
    private var count = 0 { didSet { label.text = String(count) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        view.addSubview(scroll)
        label.text = "0"
        label.frame = CGRect(x: 20, y: 60, width: 200, height: 30)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        field.placeholder = "Name"
        field.accessibilityIdentifier = "field"
        for view in [label, button("Count", y: 100) { 1 }, field, button("Below", y: 2500) { 100 }] {
            scroll.addSubview(view)
        }
    }

    private func button(_ title: String, y: CGFloat, _ step: @escaping () -> Int) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: title) { [weak self] _ in self?.count += step() })
        button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
        return button
    }

    func countLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.count += 1 }
    }

    func countInTask() {
        Task { count += 1 }
    }

    func ask() {
        let alert = UIAlertController(title: "Ten more?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.count += 10 })
        present(alert, animated: true)
    }
}
