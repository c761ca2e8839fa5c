import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct PasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test func textsAddressesAndColoursAreItemsOfTheirTypes() {
        board.strings = ["Naha", "Koza"]
        #expect(board.string == "Naha" && board.numberOfItems == 2 && board.hasStrings && !board.hasURLs)
        #expect(board.types == ["public.utf8-plain-text"])
        board.url = URL(string: "https://example.com")
        #expect(board.hasURLs && !board.hasStrings && board.url?.host == "example.com")
        board.color = .red
        #expect(board.hasColors && board.color == .red && board.string == nil)
    }

    @Test func codeOfAnyThreadCopies() async {
        let name = await Task.detached { () -> UIPasteboard.Name in
            let board = UIPasteboard.withUniqueName()
            board.string = "Ie"
            return board.name
        }.value
        #expect(UIPasteboard(name: name, create: false)?.string == "Ie")
    }

    @Test func itemsHaveSeveralTypes() {
        board.items = [["public.text": "a", "public.url": "https://a.b"], ["x.y": Data([1, 2])]]
        #expect(board.string == "a" && board.url?.absoluteString == "https://a.b")
        #expect(board.itemSet(withPasteboardTypes: ["x.y"]) == IndexSet(integer: 1))
        #expect(board.data(forPasteboardType: "x.y", inItemSet: IndexSet(integer: 1)) == [Data([1, 2])])
        #expect(board.types(forItemSet: IndexSet(integer: 5)) == nil)
        board.addItems([["z": 1]])
        #expect(board.numberOfItems == 3)
    }

    @Test func changesAreCountedAndTold() {
        var told: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let key = UIPasteboard.changedTypesAddedUserInfoKey
            let added = note.userInfo?[key] as? [String] ?? []
            MainActor.assumeIsolated { told.append(added) }
        }
        let before = board.changeCount
        board.string = "a"
        board.string = "b"
        #expect(board.changeCount == before + 2)
        #expect(told == [["public.utf8-plain-text"], []])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func itemsExpireOnTheClock() {
        VirtualClock.withFresh { clock in
            let soon = Date(timeIntervalSinceReferenceDate: clock.now + 10)
            board.setItems([["public.text": "a"]], options: [.expirationDate: soon])
            clock.advance(by: 9)
            #expect(board.string == "a")
            clock.advance(by: 2)
            #expect(board.string == nil)
        }
    }

    @Test func namedBoardsAreFoundUntilTheyAreRemoved() {
        let name = UIPasteboard.Name("okinawa")
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard(name: name, create: true)?.string = "Naha"
        #expect(UIPasteboard(name: name, create: false)?.string == "Naha")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.general.string = "Koza"
        #expect(UIPasteboard(name: .general, create: false)?.string == "Koza")
    }
}
