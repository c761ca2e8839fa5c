import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct MenuControllerTests {
    private final class Cell: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("share:")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let cell = Cell(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    private let menu = UIMenuController()

    init() {
        window.addSubview(cell)
        cell.becomeFirstResponder()
    }

    @Test func theMenuIsShownWhereSomebodyPerformsACommand() {
        menu.showMenu(from: cell, rect: cell.bounds)
        #expect(!menu.isMenuVisible)
        menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
        menu.showMenu(from: cell, rect: cell.bounds)
        #expect(menu.isMenuVisible && menu.menuFrame.maxY == 100)
    }

    @Test func theMenuIsShownAndHiddenByAProperty() {
        menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
        menu.showMenu(from: cell, rect: cell.bounds)
        menu.isMenuVisible = false
        #expect(!menu.isMenuVisible)
        menu.isMenuVisible = true
        #expect(menu.isMenuVisible && menu.menuFrame.maxY == 100)
    }

    @Test func theMenuIsHidden() {
        menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
        menu.showMenu(from: cell, rect: cell.bounds)
        menu.hideMenu(from: window)
        #expect(menu.isMenuVisible)
        menu.hideMenu()
        #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    }

    @Test func showingAndHidingAreNotified() {
        var names: [String] = []
        let tokens = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
        menu.showMenu(from: cell, rect: cell.bounds)
        menu.hideMenu()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            names
                == ["WillShow", "DidShow", "WillHide", "DidHide"].map {
                    "UIMenuController\($0)MenuNotification"
                })
    }
}
