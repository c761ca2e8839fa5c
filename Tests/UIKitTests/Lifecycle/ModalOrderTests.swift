import CoreGraphics
import Testing

@testable import UIKit

/// Presenting and dismissing, in all styles, in code and by touches.
@MainActor
@Suite struct ModalOrderTests {
    private let a = LifeRecorder("a")
    private let b = LifeRecorder("b")

    @Test func presentingFullScreen() {
        LifeStage.run(a) { stage in
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: true)
            stage.settle()
            #expect(
                stage.next() == [
                    "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                    "b.didAppear", "a.didDisappear",
                ])
            b.dismiss(animated: true)
            stage.settle()
            #expect(
                stage.next() == [
                    "b.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "b.didDisappear",
                ])
        }
    }

    @Test(arguments: [
        UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
    ])
    func whatStaysInSightHearsNothing(_ style: UIModalPresentationStyle) {
        LifeStage.run(a) { stage in
            b.modalPresentationStyle = style
            b.popoverPresentationController?.sourceView = a.view
            a.present(b, animated: true)
            stage.settle()
            #expect(
                stage.next() == ["b.loadView", "b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear"])
            b.dismiss(animated: true)
            stage.settle()
            #expect(stage.next() == ["b.willDisappear", "b.didDisappear"])
        }
    }

    @Test func currentContextReplacesTheOneThatDefinesIt() {
        let stack = UINavigationController(rootViewController: a)
        LifeStage.run(stack) { stage in
            a.definesPresentationContext = true
            b.modalPresentationStyle = .currentContext
            a.present(b, animated: false)
            #expect(
                stage.next() == [
                    "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                    "b.didAppear", "a.didDisappear",
                ])
            #expect(b.presentingViewController === a)
        }
    }

    // MARK: Sheets by touches

    private func drag(_ stage: LifeStage, from start: CGFloat, to end: CGFloat, release: Bool = true) {
        stage.user.touchDown(CGPoint(x: 200, y: start))
        let step: CGFloat = end > start ? 20 : -20
        for y in stride(from: start + step, through: end, by: step) {
            stage.user.touchMove(CGPoint(x: 200, y: y))
        }
        stage.user.wait(0.3)
        if release { stage.user.touchUp() }
        stage.settle()
    }

    private func presentSheet(_ stage: LifeStage, _ delegate: SheetLog) {
        b.presentationController?.delegate = delegate
        a.present(b, animated: false)
        stage.forget()
    }

    @Test func aSheetIsPulledAway() {
        LifeStage.run(a) { stage in
            let delegate = SheetLog()
            presentSheet(stage, delegate)
            drag(stage, from: 150, to: 800)
            #expect(
                stage.calls == [
                    "delegate.should", "delegate.will", "b.willDisappear", "b.didDisappear", "delegate.did",
                ])
            #expect(a.presentedViewController == nil && b.view.window == nil)
        }
    }

    @Test func aSheetThatIsLetGoOfComesBack() {
        LifeStage.run(a) { stage in
            let delegate = SheetLog()
            presentSheet(stage, delegate)
            drag(stage, from: 150, to: 250)
            #expect(
                stage.calls == [
                    "delegate.should", "delegate.will", "b.willDisappear", "b.willAppear", "b.isAppearing",
                    "b.didAppear",
                ])
            #expect(a.presentedViewController === b && b.view.frame.maxY == 852 && !b.isBeingDismissed)
        }
    }

    @Test func aModalSheetStays() {
        LifeStage.run(a) { stage in
            let delegate = SheetLog()
            b.isModalInPresentation = true
            presentSheet(stage, delegate)
            let frame = b.view.frame
            drag(stage, from: 150, to: 800)
            #expect(stage.calls == ["delegate.attempt"])
            #expect(a.presentedViewController === b && b.view.frame == frame)
        }
    }

    @Test func theDelegateMayKeepASheet() {
        LifeStage.run(a) { stage in
            let delegate = SheetLog()
            delegate.allows = false
            presentSheet(stage, delegate)
            drag(stage, from: 150, to: 800)
            #expect(stage.calls == ["delegate.should", "delegate.attempt"])
        }
    }

    @Test func codeThatDismissesAsksNobody() {
        LifeStage.run(a) { stage in
            let delegate = SheetLog()
            presentSheet(stage, delegate)
            b.dismiss(animated: true)
            stage.settle()
            #expect(stage.calls == ["b.willDisappear", "b.didDisappear"])
        }
    }

    @Test func aTapBesideAPopoverTakesItAway() {
        LifeStage.run(a, on: "iPad") { stage in
            let delegate = SheetLog()
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 100, height: 100)
            b.popoverPresentationController?.sourceView = a.view
            presentSheet(stage, delegate)
            stage.user.tap(at: CGPoint(x: 20, y: 900))
            stage.settle()
            #expect(
                stage.calls == [
                    "delegate.should", "delegate.will", "b.willDisappear", "b.didDisappear", "delegate.did",
                ])
        }
    }

    // MARK: Detents

    @Test func aSheetRestsAtItsHeights() {
        LifeStage.run(a) { stage in
            let delegate = SheetLog()
            b.sheetPresentationController?.detents = [.large(), .medium()]
            b.sheetPresentationController?.prefersGrabberVisible = true
            presentSheet(stage, delegate)
            let (safe, whole) = (a.view.safeAreaInsets, a.view.bounds.height)
            let most = whole - safe.top - 10 - safe.bottom
            #expect(abs(b.view.frame.height - (most / 2 + safe.bottom)) < 0.5 && b.view.frame.maxY == whole)
            drag(stage, from: b.view.frame.minY + 20, to: 100)
            #expect(b.sheetPresentationController?.selectedDetentIdentifier == .large)
            #expect(abs(b.view.frame.height - (most + safe.bottom)) < 0.5)
            #expect(stage.calls == ["delegate.detent large"])
        }
    }

    @Test func aSheetCanLeaveWhatIsBelowInUse() {
        LifeStage.run(a) { stage in
            var taps = 0
            let button = UIButton(
                frame: CGRect(x: 0, y: 100, width: 100, height: 50),
                primaryAction: UIAction { _ in taps += 1 })
            a.view.addSubview(button)
            b.sheetPresentationController?.detents = [.custom { _ in 200 }, .large()]
            a.present(b, animated: false)
            #expect(b.view.frame.height == 200 + a.view.safeAreaInsets.bottom)
            b.sheetPresentationController?.largestUndimmedDetentIdentifier =
                b.sheetPresentationController?.detents.first?.identifier
            stage.window.layoutIfNeeded()
            stage.user.tap(button)
            #expect(taps == 1 && a.presentedViewController === b)
        }
    }
}

/// Records the delegate calls of a presentation.
final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
    var allows = true

    private func add(_ text: String) { LifeRecorder.log.add("delegate.\(text)") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        add("should")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { add("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { add("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        add("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let identifier = sheetPresentationController.selectedDetentIdentifier
        add("detent \(identifier == .large ? "large" : "other")")
    }
}
