import CoreGraphics
import Testing

@testable import UIKit

/// Elements of menus that are provided when the menu opens.
@MainActor @Suite struct DeferredMenuTests {
    private let glass = Glass()

    private var panel: MenuPanel? { glass.window.subviews.compactMap { $0 as? MenuPanel }.last }
    private var titles: [String] { panel?.rows.map(\.entry.element.title) ?? [] }

    private func open(_ menu: UIMenu) {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        glass.window.addSubview(button)
        glass.user.tap(at: CGPoint(x: 150, y: 120))
        glass.user.wait(0.3)
    }

    private func tap(_ row: Int) {
        guard let view = panel?.rows[row] else { return }
        glass.user.tap(at: view.convert(CGPoint(x: 100, y: 22), to: nil))
    }

    private func close() { glass.user.tap(at: CGPoint(x: 20, y: 700)) }

    @Test func providedElementsTakeThePlaceOfTheDeferredOne() {
        var chosen = ""
        open(
            UIMenu(children: [
                UIAction(title: "First") { _ in },
                UIDeferredMenuElement { provide in
                    provide([UIAction(title: "Second") { chosen = $0.title }])
                },
            ]))
        #expect(titles == ["First", "Second"])
        tap(1)
        #expect(chosen == "Second" && panel == nil)
    }

    @Test func theMenuWaitsForElementsThatComeLater() {
        var provide: ([UIMenuElement]) -> Void = { _ in }
        open(UIMenu(children: [UIDeferredMenuElement { provide = $0 }]))
        #expect(titles == ["Loading…"])
        tap(0)
        #expect(panel != nil)
        provide([UIAction(title: "Late") { _ in }])
        #expect(titles == ["Late"])
    }

    @Test func cachedElementsAreRequestedOnce() {
        var requests = 0
        let menu = UIMenu(children: [
            UIDeferredMenuElement { provide in
                requests += 1
                provide([UIAction(title: "\(requests)") { _ in }])
            }
        ])
        open(menu)
        close()
        open(menu)
        #expect(requests == 1 && titles == ["1"])
    }

    @Test func uncachedElementsAreRequestedWheneverTheMenuOpens() {
        var requests = 0
        let menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { provide in
                requests += 1
                provide([UIAction(title: "\(requests)") { _ in }])
            }
        ])
        open(menu)
        close()
        open(menu)
        #expect(requests == 2 && titles == ["2"])
    }
}
