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

/// A list, and an observer of it by its key.
@MainActor
private final class Shelf: UIResponder {
    var books = NSMutableArray()
    var told: [String] = []

    override init() {
        super.init()
        AdaptedClass(Shelf.self, "Shelf").property("books", \Shelf.books)
        addObserver(self, forKeyPath: "books", options: [.new, .old], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
        let indexes =
            (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "–"
        let old = (change?[.oldKey] as? [String])?.joined() ?? "–"
        let new = (change?[.newKey] as? [String])?.joined() ?? "–"
        told.append("\(kind) at \(indexes): \(old) \(new)")
    }
}

/// Lists that notify their observers of the changed elements.
@MainActor
@Suite struct KeyValueArrayTests {
    private let shelf = Shelf()
    private var list: NSMutableArray { shelf.mutableArrayValue(forKey: "books") }

    private func told(after: [String], _ change: (NSMutableArray) -> Void) -> [String] {
        shelf.books.setArray(["a", "b", "c"])
        change(list)
        #expect(shelf.books as? [String] == after)
        return shelf.told
    }

    @Test func insertionsAreTold() {
        #expect(told(after: ["a", "x", "b", "c"]) { $0.insert("x", at: 1) } == ["2 at 1: – x"])
    }

    @Test func assigningBehindTheEndAdds() {
        #expect(told(after: ["a", "b", "c", "x"]) { $0[3] = "x" } == ["2 at 3: – x"])
    }

    @Test func additionsAreToldTogether() {
        #expect(
            told(after: ["a", "b", "c", "x", "y"]) { $0.addObjects(from: ["x", "y"]) } == ["2 at 3,4: – xy"])
    }

    @Test func removalsAreTold() {
        #expect(told(after: ["b"]) { $0.removeObjects(in: ["c", "a"]) } == ["3 at 0,2: ac –"])
    }

    @Test func replacementsAreTold() {
        #expect(told(after: ["a", "x", "c"]) { $0.replaceObject(at: 1, with: "x") } == ["4 at 1: b x"])
    }

    @Test func aLongerReplacementInsertsTheRest() {
        let range = NSRange(location: 2, length: 1)
        let told = told(after: ["a", "b", "x", "y"]) {
            $0.replaceObjects(in: range, withObjectsFrom: ["x", "y"])
        }
        #expect(told == ["4 at 2: c x", "2 at 3: – y"])
    }

    @Test func removingAllIsToldOnce() {
        #expect(told(after: []) { $0.removeAllObjects() } == ["3 at 0,1,2: abc –"])
        #expect(told(after: ["a", "b", "c"]) { _ in }.count == 1)
    }

    @Test func objectsOfSwiftsOwnClassesAreFoundByIdentity() {
        final class Book {}
        let (first, second) = (Book(), Book())
        list.addObjects(from: [first, second])
        #expect(list.index(of: second) == 1 && !list.contains(Book()))
        list.remove(first)
        #expect(list.count == 1 && list[0] as? Book === second)
    }

    @Test func theListIsTheValueOfTheKey() {
        shelf.books.add("a")
        #expect(list.count == 1 && list[0] as? String == "a")
    }
}

@MainActor
@Suite struct KeyValueTests {
    @Test func theValueOfAnOptionalPropertyIsNotInAnOptional() throws {
        let account = Account()
        #expect(account.value(forKey: "owner") == nil)
        account.owner = "Mio"
        let value = try #require(account.value(forKey: "owner"))
        #expect("\(value)" == "Mio")
    }

    @Test func propertiesAreSetAndReadByName() {
        let account = Account()
        account.setValue(7, forKey: "balance")
        account.setValue("Mio", forKey: "owner")
        #expect(account.value(forKey: "balance") as? Int == 7)
        #expect(account.dictionaryWithValues(forKeys: ["owner"])["owner"] as? String == "Mio")
    }

    @Test func anUnknownKeyIsReported() {
        let messages = RuntimeDiagnostics.collect { Account().setValue(1, forKey: "shade") }.messages
        #expect(messages.count == 1 && messages[0].contains("shade"))
    }

    @Test func propertiesOfALabelAreCopiedByTheirNames() {
        let (label, copy) = (UILabel(), UILabel())
        label.textAlignment = .center
        label.numberOfLines = 3
        label.shadowOffset = CGSize(width: 2, height: 2)
        label.isUserInteractionEnabled = true
        for key in ["textAlignment", "numberOfLines", "shadowOffset", "userInteractionEnabled"] {
            copy.setValue(label.value(forKey: key), forKey: key)
        }
        #expect(copy.textAlignment == .center && copy.numberOfLines == 3 && copy.isUserInteractionEnabled)
        #expect(copy.shadowOffset == CGSize(width: 2, height: 2))
    }

    @Test func theFieldOfASearchBarIsFoundByItsName() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }

    @Test func thePlaceholderOfAFieldIsALabelByItsKey() throws {
        let field = UITextField()
        field.placeholder = "Name"
        let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
        #expect(label.text == "Name")
        label.textColor = .red
        field.setValue(UIFont.boldSystemFont(ofSize: 9), forKeyPath: "placeholderLabel.font")
        let attributes = try #require(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.font] as? UIFont)?.pointSize == 9)
        #expect(field.placeholder == "Name")
    }

    @Test func theButtonThatCancelsASearchIsFoundByItsName() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
        #expect(button.isDescendant(of: bar) && button.title(for: .normal) == "Cancel")
    }

    @Test func aTabBarIsReplacedByItsKey() {
        let (controller, bar) = (UITabBarController(), UITabBar())
        controller.setValue(bar, forKey: "tabBar")
        #expect(controller.tabBar === bar)
    }

    @Test func userDefaultsAndDictionariesStoreUnderAnyKey() throws {
        let defaults = try #require(UserDefaults(suiteName: "KeyValueTests"))
        defaults.setValue("Mio", forKey: "owner")
        #expect(defaults.value(forKey: "owner") as? String == "Mio")
        defaults.removeObject(forKey: "owner")
        let entries = NSMutableDictionary()
        entries.setValue(7, forKey: "balance")
        #expect((entries as NSObject).value(forKey: "balance") as? Int == 7)
        entries.setValue(nil, forKey: "balance")
        #expect(entries.count == 0)
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

    @Test func propertiesOfControlsAreObserved() {
        let button = UIControl(), field = UITextField()
        var seen: [String] = []
        let observations = [
            button.observe(\.isSelected, options: .new) { seen.append("selected \($1.newValue ?? false)") },
            button.observe(\.isEnabled, options: .old) { seen.append("enabled \($1.oldValue ?? false)") },
            field.observe(\.text, options: .new) { seen.append("text \(($1.newValue ?? nil) ?? "")") },
        ]
        button.isSelected = true
        button.isEnabled = false
        field.text = "a"
        withExtendedLifetime(observations) { #expect(seen == ["selected true", "enabled true", "text a"]) }
    }

    @Test func initialTellsAtOnce() {
        let view = UIView(frame: .zero)
        var hidden: [Bool?] = []
        let observation = view.observe(\.isHidden, options: [.initial, .new]) { hidden.append($1.newValue) }
        view.isHidden = true
        withExtendedLifetime(observation) { #expect(hidden == [false, true]) }
    }
}

/// Sets that access the value of a key.
@MainActor
@Suite struct KeyValueSetTests {
    @MainActor
    private final class Library: NSObject {
        var books: NSSet?
        var queue: NSOrderedSet?

        override init() {
            super.init()
            let table = AdaptedClass(Library.self, "Library")
            table.property("books", \Library.books)
            table.property("queue", \Library.queue)
        }
    }

    private let library = Library()
    private func name(_ text: String) -> NSString { NSString(string: text) }

    @Test func changesOfASetSetTheValue() {
        let books = library.mutableSetValue(forKey: "books")
        books.add(name("a"))
        books.addObjects(from: [name("b"), name("c")])
        books.remove(name("a"))
        #expect(library.books == NSSet(array: [name("b"), name("c")]))
        #expect(books.count == 2 && books.contains(name("b")) && !books.contains(name("a")))
        books.removeAllObjects()
        #expect(library.books?.count == 0)
    }

    @Test func aSetReadsTheValueThatOthersSet() {
        let books = library.mutableSetValue(forKey: "books")
        library.books = NSSet(object: name("x"))
        #expect(books.allObjects as? [String] == ["x"])
    }

    @Test func aSetThatIsTheValueOfItsOwnKeyIsCopied() {
        let books = library.mutableSetValue(forKey: "books")
        books.add(name("a"))
        library.setValue(books, forKey: "books")
        #expect(books.count == 1)
    }

    @Test func changesOfAnOrderedSetSetTheValue() {
        let (a, b, c) = (name("a"), name("b"), name("c"))
        let queue = library.mutableOrderedSetValue(forKey: "queue")
        queue.addObjects(from: [a, b, c])
        queue.moveObjects(at: [0], to: 2)
        #expect(library.queue?.array as? [String] == ["b", "c", "a"])
        queue.remove(c)
        library.setValue(queue, forKey: "queue")
        #expect(queue.index(of: a) == 1 && queue.count == 2)
        #expect(library.queue?.array as? [String] == ["b", "a"])
    }
}
