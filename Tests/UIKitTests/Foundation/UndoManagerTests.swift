import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Page: NSObject {
    let undoManager = UndoManager()
    private(set) var text = ""

    func write(_ new: String) {
        let old = text
        undoManager.registerUndo(withTarget: self) { $0.write(old) }
        undoManager.setActionName("Typing")
        text = new
    }
}

@MainActor
@Suite struct UndoManagerTests {
    private let page = Page()

    @Test func anObserverOfCheckpointsMayReadTheState() {
        let manager = UndoManager()
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                count += 1
                _ = manager.canRedo
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(!manager.canRedo)
        #expect(count == 1)
    }

    @Test func whatWasDoneIsUndoneAndDoneAgain() {
        page.write("a")
        page.undoManager.undo()
        #expect(page.text == "" && page.undoManager.canRedo && !page.undoManager.canUndo)
        page.undoManager.redo()
        #expect(page.text == "a" && page.undoManager.undoActionName == "Typing")
    }

    @Test func aGroupIsUndoneAsOne() {
        page.undoManager.groupsByEvent = false
        page.undoManager.beginUndoGrouping()
        page.write("a")
        page.write("b")
        page.undoManager.endUndoGrouping()
        page.undoManager.undo()
        #expect(page.text == "")
    }

    @Test func aNewChangeEndsRedoing() {
        page.write("a")
        page.undoManager.undo()
        page.write("b")
        #expect(!page.undoManager.canRedo)
    }

    @Test func onlySoManyLevelsAreKept() {
        page.undoManager.groupsByEvent = false
        page.undoManager.levelsOfUndo = 1
        for word in ["a", "b"] {
            page.undoManager.beginUndoGrouping()
            page.write(word)
            page.undoManager.endUndoGrouping()
        }
        page.undoManager.undo()
        page.undoManager.undo()
        #expect(page.text == "a")
    }

    @Test func disabledRegistrationKeepsNothing() {
        page.undoManager.disableUndoRegistration()
        page.write("a")
        #expect(!page.undoManager.canUndo)
    }

    @Test func aTargetsStepsCanBeForgotten() {
        page.write("a")
        page.undoManager.removeAllActions(withTarget: page)
        #expect(!page.undoManager.canUndo)
    }
}
