import CoreGraphics
import Testing

@testable import Staging
@testable import UIKit

/// VoiceOver's elements in order, and their descriptions.
@MainActor
@Suite struct AccessibilityOrderTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let controller = UIViewController()

    init() {
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var speech: [String] {
        window.layoutIfNeeded()
        return AccessibilityOrder(in: window).stops.map(\.speech)
    }

    @discardableResult
    private func add<View: UIView>(
        _ view: View, _ x: Double = 0, _ y: Double = 0, _ width: Double = 80, _ height: Double = 30,
        to parent: UIView? = nil
    ) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        (parent ?? controller.view)?.addSubview(view)
        return view
    }

    @discardableResult
    private func label(_ text: String, _ x: Double, _ y: Double, to parent: UIView? = nil) -> UILabel {
        let label = add(UILabel(), x, y, to: parent)
        label.text = text
        return label
    }

    @Test func linesAreSpokenFromTheTopAndTheLeadingSide() {
        label("third", 10, 100)
        label("second", 150, 20)
        label("first", 10, 24)
        #expect(speech == ["first", "second", "third"])
    }

    @Test func linesBeginAtTheRightFromRightToLeft() {
        window.traitOverrides.layoutDirection = .rightToLeft
        label("second", 10, 24)
        label("first", 150, 20)
        #expect(speech == ["first", "second"])
    }

    @Test func aGroupIsCompleteBeforeItsNeighbor() {
        let group = add(UIView(), 0, 0, 100, 200)
        group.shouldGroupAccessibilityChildren = true
        label("top", 0, 0, to: group)
        label("bottom", 0, 100, to: group)
        label("neighbor", 150, 0)
        #expect(speech == ["top", "bottom", "neighbor"])
        group.shouldGroupAccessibilityChildren = false
        #expect(speech == ["top", "neighbor", "bottom"])
    }

    @Test func aContainersOwnElementsHaveTheirOrder() {
        let first = label("first", 0, 100)
        let second = label("second", 0, 0)
        let element = UIAccessibilityElement(accessibilityContainer: controller.view as Any)
        element.accessibilityLabel = "drawn"
        element.accessibilityTraits = .link
        controller.view.accessibilityElements = [first, element, second]
        #expect(speech == ["first", "drawn, link", "second"])
    }

    @Test func hiddenViewsAreNotSpoken() {
        label("hidden", 0, 0).isHidden = true
        let parent = add(UIView(), 0, 50, 100, 100)
        parent.accessibilityElementsHidden = true
        label("inside", 0, 0, to: parent)
        label("visible", 0, 200)
        #expect(speech == ["visible"])
    }

    @Test func aModalViewSilencesItsSiblings() {
        label("below", 0, 0)
        let panel = add(UIView(), 0, 50, 100, 100)
        panel.accessibilityViewIsModal = true
        label("panel", 0, 0, to: panel)
        #expect(speech == ["panel"])
    }

    @Test func whatIsPresentedIsSpokenAlone() {
        label("below", 0, 0)
        let sheet = UIViewController()
        label("sheet", 0, 0, to: sheet.view)
        controller.present(sheet, animated: false)
        #expect(speech == ["sheet"])
    }

    @Test func controlsHaveTheirKindAndValue() {
        let toggle = add(UISwitch(), 0, 0)
        toggle.accessibilityLabel = "Storms"
        toggle.isOn = true
        let slider = add(UISlider(), 0, 50)
        (slider.accessibilityLabel, slider.value) = ("Light", 0.25)
        let field = add(UITextField(), 0, 100)
        (field.placeholder, field.text) = ("Name", "Aoi")
        let secret = add(UITextField(), 0, 150)
        (secret.placeholder, secret.text, secret.isSecureTextEntry) = ("Word", "naha", true)
        let pages = add(UIPageControl(), 0, 200)
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        #expect(
            speech == [
                "Storms, switch button, on, double tap to toggle setting",
                "Light, 25%, adjustable, swipe up or down with one finger to adjust the value",
                "Name, Aoi, text field, double tap to edit",
                "Word, 4 characters, secure text field, double tap to edit",
                "page 2 of 3, adjustable, swipe up or down with one finger to adjust the value",
            ])
    }

    @Test func stateAndHintFrameTheName() {
        let button = add(UIButton(type: .system))
        button.setTitle("Sail", for: .normal)
        button.isEnabled = false
        button.accessibilityHint = "Leaves the harbor"
        button.accessibilityTraits.insert(.selected)
        #expect(speech == ["selected, Sail, dimmed, button, Leaves the harbor"])
    }

    @Test func segmentsAndStepsAreStopsOfTheirOwn() {
        let segments = UISegmentedControl(items: ["Ebb", "Flood"])
        segments.selectedSegmentIndex = 1
        add(segments, 0, 0, 200)
        let stepper = add(UIStepper(), 0, 60, 94, 32)
        stepper.accessibilityLabel = "Boats"
        #expect(
            speech == [
                "Ebb, button, 1 of 2", "selected, Flood, button, 2 of 2", "Boats, Decrement, dimmed, button",
                "Boats, Increment, button",
            ])
    }

    @Test func aCellIsOneStopAndItsControlsFollow() {
        let cell = add(UITableViewCell(), 0, 0, 300, 44)
        label("Typhoon", 10, 10, to: cell.contentView)
        label("every hour", 100, 10, to: cell.contentView)
        add(UISwitch(), 200, 5, to: cell.contentView)
        #expect(speech == ["Typhoon, every hour", "switch button, off, double tap to toggle setting"])
        cell.isAccessibilityElement = true
        #expect(speech == ["Typhoon, every hour"])
    }

    @Test func barsNameTheirItems() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Map", "Harbor"].map { title in
            let root = UIViewController()
            root.title = title
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: nil)
            let navigation = UINavigationController(rootViewController: root)
            navigation.tabBarItem.title = title
            return navigation
        }
        window.rootViewController = tabs
        #expect(
            speech == ["Map, heading", "Sort, button", "selected, Map, tab, 1 of 2", "Harbor, tab, 2 of 2"])
    }

    @Test func elementsWithoutANameAreFound() {
        add(UISwitch(), 0, 0)
        add(UIPageControl(), 0, 50)
        label("Naha", 0, 100)
        window.layoutIfNeeded()
        #expect(AccessibilityOrder(in: window).stops.map(\.isUnnamed) == [true, false, false])
    }
}
