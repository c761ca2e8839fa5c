import Dispatch
import Foundation
import Synchronization
import Testing

@_spi(Frameworks) @testable import UIKit

@MainActor
@Suite struct AssociatedValueTests {
    /// An object whose values are in a table, and one that has a place for them.
    private let owners = [NSObject(), UIView(frame: .zero)]

    @Test func anObjectHasTheValueOfEachProperty() {
        let (names, sizes) = (AssociatedValue<String>(), AssociatedValue<Int>())
        for owner in owners {
            names[owner] = "Naha"
            sizes[owner] = 3
            #expect(names[owner] == "Naha" && sizes[owner] == 3)
            #expect(names[NSObject()] == nil)
            names[owner] = nil
            #expect(names[owner] == nil && sizes[owner] == 3)
        }
    }

    @Test func aMissingValueOfAnyTypeIsNil() {
        let notes = AssociatedValue<Any>()
        for owner in owners {
            #expect(notes[owner] == nil)
            notes[owner] = 1
            #expect(notes[owner] as? Int == 1)
        }
    }

    @Test func aMissingValueIsCreatedOnce() {
        let lists = AssociatedValue<NSMutableArray>()
        for owner in owners {
            let list = lists.value(of: owner) { NSMutableArray() }
            #expect(lists.value(of: owner) { NSMutableArray() } === list)
            #expect(lists[owner] === list)
        }
    }

    @Test func aDefaultIsChangedInPlace() {
        let names = AssociatedValue<[String]>()
        for owner in owners {
            #expect(names[owner, default: ["none"]] == ["none"] && names[owner] == nil)
            names[owner, default: []].append("Naha")
            names[owner, default: []].append("Nago")
            #expect(names[owner] == ["Naha", "Nago"])
        }
    }

    @Test func aValueIsReleasedWithItsView() {
        let values = AssociatedValue<NSObject>()
        weak var value: NSObject?
        do {
            let view = UIView(frame: .zero)
            value = values.value(of: view) { NSObject() }
            #expect(value != nil)
        }
        #expect(value == nil)
    }

    @Test func threadsThatAskAtOnceGetOneValue() {
        let values = AssociatedValue<NSObject>()
        let created = Atomic(0)
        nonisolated(unsafe) let owner = NSObject()
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            _ = values.value(of: owner) {
                created.add(1, ordering: .relaxed)
                return NSObject()
            }
        }
        #expect(created.load(ordering: .relaxed) == 1)
    }
}
