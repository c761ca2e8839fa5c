import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Menus on the screen, opened and chosen by touches.
@MainActor @Suite struct MenuPanelTests {
    private let glass = Glass()

    private var panel: MenuPanel? { glass.window.subviews.compactMap { $0 as? MenuPanel }.last }

    private func tap(_ row: Int) {
        guard let view = panel?.rows[row] else { return }
        glass.user.tap(at: view.convert(CGPoint(x: 100, y: 22), to: nil))
    }

    private func button(_ menu: UIMenu) -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        glass.window.addSubview(button)
        glass.user.tap(at: CGPoint(x: 150, y: 120))
        glass.user.wait(0.3)
        return button
    }

    // MARK: Buttons

    @Test func aButtonOpensItsMenuAndARowIsChosen() {
        var chosen: [String] = []
        let menu = UIMenu(children: [
            UIAction(title: "Copy") { chosen.append($0.title) },
            UIAction(title: "Delete", attributes: .destructive) { chosen.append($0.title) },
        ])
        let button = button(menu)
        #expect(panel?.rows.count == 2)
        tap(1)
        #expect(chosen == ["Delete"] && panel == nil)
        #expect(button.titleLabel?.text == nil)
    }

    @Test func aTapBesideClosesTheMenu() {
        var chosen = 0
        _ = button(UIMenu(children: [UIAction(title: "A") { _ in chosen += 1 }]))
        glass.user.tap(at: CGPoint(x: 20, y: 700))
        #expect(panel == nil && chosen == 0)
    }

    @Test func disabledRowsStayAndHiddenOnesAreNotThere() {
        var chosen = 0
        _ = button(
            UIMenu(children: [
                UIAction(title: "A", attributes: .disabled) { _ in chosen += 1 },
                UIAction(title: "B", attributes: .hidden) { _ in chosen += 1 },
            ]))
        #expect(panel?.rows.count == 1)
        tap(0)
        #expect(panel != nil && chosen == 0)
    }

    @Test func furtherMenusOpenInPlace() {
        var chosen = ""
        let inner = UIMenu(title: "More", children: [UIAction(title: "Inner") { chosen = $0.title }])
        _ = button(UIMenu(children: [UIAction(title: "A") { _ in }, inner]))
        tap(1)
        #expect(panel?.rows.map(\.entry.element.title) == ["Inner"])
        tap(0)
        #expect(chosen == "Inner" && panel == nil)
    }

    @Test func inlineMenusAreGroups() {
        let inner = UIMenu(options: .displayInline, children: [UIAction(title: "B") { _ in }])
        _ = button(UIMenu(children: [UIAction(title: "A") { _ in }, inner]))
        let tops = panel?.rows.map(\.frame.minY) ?? []
        #expect(tops == [0, MenuRow.height + 8])
    }

    @Test func aPopUpButtonShowsWhatWasChosen() {
        let menu = UIMenu(children: [
            UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in },
        ])
        let button = button(menu)
        button.changesSelectionAsPrimaryAction = true
        tap(1)
        #expect(button.title(for: .normal) == "Two")
        #expect(menu.markedAction?.title == "Two")
    }

    // MARK: Rows

    final class Menus: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var calls: [String] = []
        var hasMenu = true

        private func configuration(_ path: IndexPath) -> UIContextMenuConfiguration? {
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in self.calls.append("share \(path.item)") }]
                )
            })
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath) }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("will") }
        func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath) }
        func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("will") }
        func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("end") }
    }

    private func table(_ menus: Menus) -> UITableView {
        let table = UITableView.showing(RowSource(5))
        table.contentInsetAdjustmentBehavior = .never
        table.delegate = menus
        glass.window.addSubview(table)
        glass.window.layoutIfNeeded()
        return table
    }

    @Test func aFingerThatStaysOpensTheRowsMenu() {
        let menus = Menus()
        let table = table(menus)
        glass.user.press(at: CGPoint(x: 100, y: 75), duration: 1)
        glass.user.wait(0.3)
        #expect(menus.calls == ["will"])
        tap(0)
        #expect(menus.calls == ["will", "end", "share 1"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aRowWithoutMenuIsSelectedHoweverLongTheFingerStays() {
        let menus = Menus()
        menus.hasMenu = false
        let table = table(menus)
        glass.user.press(at: CGPoint(x: 100, y: 75), duration: 1)
        #expect(menus.calls == ["select 1"] && panel == nil)
        #expect(table.editing.menu == nil)
    }

    @Test func aFingerThatStaysOpensTheItemsMenu() {
        let menus = Menus()
        let view = UICollectionView.showing([[1, 2, 3]], UICollectionViewFlowLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = menus
        glass.window.addSubview(view)
        glass.window.layoutIfNeeded()
        glass.user.press(at: CGPoint(x: 25, y: 25), duration: 1)
        glass.user.wait(0.3)
        tap(0)
        #expect(menus.calls == ["will", "end", "share 0"])
        #expect(view.content.menu == nil)
    }
}
