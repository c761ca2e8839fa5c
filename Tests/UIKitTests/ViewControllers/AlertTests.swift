import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct AlertTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()

    private func show(_ alert: UIAlertController) {
        window.rootViewController = screen
        window.isHidden = false
        screen.present(alert, animated: false)
        window.layoutIfNeeded()
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func aTapChoosesAndTakesTheAlertAway(style: UIAlertController.Style) {
        VirtualClock.withFresh { clock in
            let alert = UIAlertController(
                title: "Delete?", message: "It is gone then.", preferredStyle: style)
            var chosen: [String?] = []
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { chosen.append($0.title) })
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title) })
            show(alert)
            button("Delete", in: alert.view)?.sendActions(for: .touchUpInside)
            clock.advance(by: 1)
            #expect(chosen == ["Delete"] && screen.presentedViewController == nil)
        }
    }

    @Test func alertsStandInTheMiddle() {
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        show(alert)
        let card = alert.view.subviews.first
        #expect(card?.frame.width == 270 && card?.frame.midX == 195)
    }

    @Test func fieldsAreSetUpAndFocused() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Mio" }
        show(alert)
        #expect(alert.textFields?.first?.placeholder == "Mio")
    }

    /// The frame that a public project printed: (7, 6.5) in a box as wide as the title, 225 points wide in a box of 238 or 239.
    @Test func fieldsAreInABoxBelowTheText() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        show(alert)
        let fields = try #require(alert.textFields)
        let box = try #require(alert.view.descendants(of: AlertFieldsView.self).first)
        let card = try #require(alert.view.subviews.first)
        #expect(box.convert(box.bounds, to: card).minX == 16 && box.bounds.width == 238)
        let first = fields[0].convert(fields[0].bounds, to: box)
        #expect(first.minX == 7 && abs(first.minY - 6.5) < 0.2 && first.width == 224)
        #expect(fields[1].convert(fields[1].bounds, to: box).minY > first.maxY + 13)
    }

    @Test func anAlertIsInTheMiddleOfTheSpaceAboveTheKeyboard() throws {
        LifeStage.run(screen) { stage in
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            screen.present(alert, animated: false)
            stage.settle()
            stage.window.layoutIfNeeded()
            let card = alert.view.subviews.first
            let keyboard = alert.view.keyboardLayoutGuide.layoutFrame
            #expect(alert.textFields?.first?.isFirstResponder == true && keyboard.minY < 600)
            #expect(abs((card?.frame.midY ?? 0) - keyboard.minY / 2) < 0.5)
        }
    }

    @Test func aSecondCancelIsReported() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let cancel = { UIAlertAction(title: "No", style: .cancel) }
        alert.addAction(cancel())
        let messages = RuntimeDiagnostics.collect { alert.addAction(cancel()) }.messages
        #expect(alert.actions.count == 1 && messages.count == 1)
    }

    @Test func twoChoicesShowTheCancellingOneFirst() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        #expect(alert.shownActions.map(\.title) == ["No", "Yes"])
    }

    // MARK: Action sheets

    private func sheet(_ chosen: @escaping (String?) -> Void = { _ in }) -> UIAlertController {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (title, style) in [
            ("Copy", UIAlertAction.Style.default), ("Delete", .destructive), ("No", .cancel),
        ] {
            sheet.addAction(UIAlertAction(title: title, style: style) { chosen($0.title) })
        }
        return sheet
    }

    /// Runs with the stage's screen as the main one, which determines the kind of device.
    private func run(
        _ device: String = "iPhone 16", design: InterfaceDesign = .bars, _ work: (LifeStage) throws -> Void
    )
        rethrows
    {
        try LifeStage.run(screen, on: device, design: design) { stage in
            try stage.window.screen.performAsMain { try work(stage) }
        }
    }

    private func titles(_ alert: UIAlertController) -> [String?] {
        alert.view.descendants(of: UIButton.self).map { $0.title(for: .normal) }
    }

    @Test func onIPadAnActionSheetIsInAPopoverWithoutItsCancelAction() throws {
        try run("iPad (10th generation)") { stage in
            var chosen: [String?] = []
            let sheet = sheet { chosen.append($0) }
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = screen.view
            popover.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
            screen.present(sheet, animated: false)
            stage.settle()
            #expect(titles(sheet) == ["Copy", "Delete"])
            #expect(sheet.view.frame == CGRect(x: 258, y: 333, width: 304, height: 114))
            stage.user.tap(at: CGPoint(x: 100, y: 900))
            stage.settle()
            #expect(chosen == ["No"] && screen.presentedViewController == nil)
        }
    }

    @Test func onIPadAnActionSheetNeedsASource() {
        run("iPad (10th generation)") { stage in
            let messages = RuntimeDiagnostics.collect {
                screen.present(sheet(), animated: false)
                stage.settle()
            }.messages
            #expect(messages.contains { $0.contains("sourceView or barButtonItem") })
        }
    }

    @Test func aTapBesideAnActionSheetChoosesItsCancelAction() {
        run { stage in
            var chosen: [String?] = []
            screen.present(sheet { chosen.append($0) }, animated: false)
            stage.settle()
            stage.user.tap(at: CGPoint(x: 200, y: 200))
            stage.settle()
            #expect(chosen == ["No"] && screen.presentedViewController == nil)
        }
    }

    @Test func onIPhonesBeforeIOS26AnActionSheetHasNoPopover() {
        #expect(sheet().popoverPresentationController == nil)
    }

    @Test func inIOS26AnActionSheetWithoutASourceIsInTheMiddle() throws {
        try run(design: .glass) { stage in
            let sheet = sheet()
            screen.present(sheet, animated: false)
            stage.settle()
            let card = try #require(sheet.view.subviews.first)
            #expect(titles(sheet) == ["Copy", "Delete", "No"])
            #expect(card.frame.size == CGSize(width: 320, height: 192) && card.frame.midY == 426)
        }
    }

    @Test func inIOS26AnActionSheetWithASourceIsInAPopover() throws {
        try run(design: .glass) { stage in
            let sheet = sheet()
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = screen.view
            popover.sourceRect = CGRect(x: 200, y: 300, width: 20, height: 20)
            screen.present(sheet, animated: false)
            stage.settle()
            #expect(titles(sheet) == ["Copy", "Delete"])
            #expect(sheet.view.frame.size == CGSize(width: 288, height: 136))
            #expect(sheet.view.frame.minY == 306)
        }
    }

    @Test func testsCallTheHandlersOfActionsByTheirKey() {
        var calls: [String?] = []
        let alert = UIAlertAction(title: "Delete", style: .destructive) { calls.append($0.title) }
        let row = UITableViewRowAction(style: .normal, title: "Keep") {
            calls.append("\($0.title ?? "") \($1.row)")
        }
        let block = alert.value(forKey: "handler") as AnyObject
        unsafeBitCast(block, to: ((UIAlertAction) -> Void).self)(alert)
        let address = UnsafeRawPointer(
            Unmanaged.passUnretained(row.value(forKey: "handler") as AnyObject).toOpaque())
        unsafeBitCast(address, to: ((UITableViewRowAction, IndexPath) -> Void).self)(row, [0, 3])
        #expect(calls == ["Delete", "Keep 3"])
    }
}
