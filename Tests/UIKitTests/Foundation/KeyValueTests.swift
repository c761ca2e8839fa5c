import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Account: NSObject {
    var balance = 0
    var owner: String?

    override init() {
        super.init()
        let table = AdaptedClass(Account.self, "Account")
        table.property("balance", \Account.balance)
        table.property("owner", \Account.owner)
    }
}

@MainActor
private final class Watcher: UIResponder {
    var told: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        told.append("\(keyPath ?? "") \(change?[.oldKey] ?? "–") \(change?[.newKey] ?? "–")")
    }
}

@MainActor
@Suite struct KeyValueTests {
    @Test func propertiesAreSetAndReadByName() {
        let account = Account()
        account.setValue(7, forKey: "balance")
        account.setValue("Mio", forKey: "owner")
        #expect(account.value(forKey: "balance") as? Int == 7)
        #expect(account.dictionaryWithValues(forKeys: ["owner"])["owner"] as? String == "Mio")
    }

    @Test func anUnknownKeyIsReported() {
        let messages = RuntimeDiagnostics.collect { Account().setValue(1, forKey: "colour") }.messages
        #expect(messages.count == 1 && messages[0].contains("colour"))
    }

    @Test func aPathLeadsThroughObjects() {
        let view = UIView(frame: .zero)
        view.setValue(3.0, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 3)
    }

    @Test func aKeyPathIsObserved() {
        let account = Account()
        var changes: [[Int?]] = []
        let observation = account.observe(\.balance, options: [.old, .new]) {
            changes.append([$1.oldValue, $1.newValue])
        }
        account.setValue(5, forKey: "balance")
        observation.invalidate()
        account.setValue(6, forKey: "balance")
        #expect(changes == [[0, 5]])
    }

    @Test func changesAreToldByHand() {
        let account = Account()
        var seen: [Int?] = []
        let observation = account.observe(\.balance, options: .new) { seen.append($1.newValue) }
        account.willChangeValue(for: \.balance)
        account.balance = 9
        account.didChangeValue(for: \.balance)
        withExtendedLifetime(observation) { #expect(seen == [9]) }
    }

    @Test func viewsTellWhereTheyAre() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 900)
        var offsets: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: [.new]) {
            offsets.append($1.newValue?.y ?? -1)
        }
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        withExtendedLifetime(observation) { #expect(offsets == [40]) }
    }

    @Test func aResponderObservesByName() {
        let (account, watcher) = (Account(), Watcher())
        account.addObserver(watcher, forKeyPath: "balance", options: [.old, .new], context: nil)
        account.setValue(2, forKey: "balance")
        account.removeObserver(watcher, forKeyPath: "balance")
        account.setValue(3, forKey: "balance")
        #expect(watcher.told == ["balance 0 2"])
    }

    @Test func initialTellsAtOnce() {
        let view = UIView(frame: .zero)
        var hidden: [Bool?] = []
        let observation = view.observe(\.isHidden, options: [.initial, .new]) { hidden.append($1.newValue) }
        view.isHidden = true
        withExtendedLifetime(observation) { #expect(hidden == [false, true]) }
    }
}
