import Foundation
import Testing
import UIKit

/// The texts of hierarchies that debuggers and snapshot libraries call by name.
@MainActor
@Suite struct DescribedHierarchyTests {
    /// Calls a method by name; the text has no addresses.
    private func text(_ object: NSObject, _ name: String) throws -> String {
        let result = try #require(object.perform(Selector(name))).takeUnretainedValue()
        return try #require(result as? String).replacing(/:? 0x[0-9a-f]+/, with: "")
    }

    @Test func viewsHaveLinesWithWhatDiffersFromANewView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 208.0 / 3))
        label.text = "What?"
        let part = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        (part.isHidden, part.alpha, part.tag, part.clipsToBounds) = (true, 0.5, 7, true)
        view.addSubview(label)
        label.addSubview(part)
        #expect(
            try text(view, "recursiveDescription") == """
                <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
                   | <UILabel; frame = (16 20; 288 69.3333); text = 'What?'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
                   |    | <UIView; frame = (1 2; 3 4); clipsToBounds = YES; alpha = 0.5; hidden = YES; tag = 7; layer = <CALayer>>
                """)
    }

    @Test func classesDescribeThemselves() throws {
        final class Named: UIView {
            override var description: String { "<Named>" }
        }
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(Named())
        let line = "<UIView; frame = (1 2; 3 4); layer = <CALayer>>"
        #expect(try text(view, "recursiveDescription") == line + "\n   | <Named>")
        #expect(view.description.replacing(/:? 0x[0-9a-f]+/, with: "") == line)
    }

    @Test func controllersHaveLinesWithTheirStateAndView() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: UIViewController()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let lines = try text(tabs, "_printHierarchy").split(separator: "\n")
        #expect(
            lines.prefix(3) == [
                "<UITabBarController>, state: appeared, view: <UILayoutContainerView>",
                "   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>",
                "   |    | <UIViewController>, state: appeared, view: <UIView>",
            ])
        #expect(lines.last == "   |    | <UIViewController>, state: disappeared, view: (view not loaded)")
    }

    @Test func presentedControllersFollowTheirPresenter() throws {
        let (presenter, presented) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        presenter.present(presented, animated: false)
        let lines = try text(presenter, "_printHierarchy").split(separator: "\n")
        #expect(lines.last == "   + <UIViewController>, state: appeared, view: <UIView>")
    }
}
