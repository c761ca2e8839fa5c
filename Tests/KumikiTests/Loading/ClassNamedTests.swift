import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct ClassNamedTests {
    final class Screen: UIViewController, ClassNamed {}

    final class Renamed: UITableViewCell, ClassNamed {
        static var identifier: String { "Other" }
    }

    final class Wrapper<Content>: UIView, ClassNamed {}

    class Parent: UITableViewCell, ClassNamed {
        class var identifier: String { "parent" }
    }

    final class Child: Parent {
        override class var identifier: String { "child" }
    }

    @Test func isTheBareName() {
        #expect(Screen.className == "Screen" && Screen.identifier == "Screen")
    }

    @Test func onlyClassesThatAskForItAreNamed() {
        let types: [AnyClass] = [
            NSObject.self, UIView.self, UIViewController.self, UITableViewCell.self,
            UITableViewHeaderFooterView.self, UICollectionReusableView.self, UICollectionViewCell.self,
        ]
        #expect(!types.contains { $0 is any ClassNamed.Type })
    }

    @Test func mayBeOverridden() {
        #expect(Renamed.className == "Renamed" && Renamed.identifier == "Other")
    }

    @Test func aSubclassOverridesItsSuperclassesIdentifier() {
        let types: [any ClassNamed.Type] = [Parent.self, Child.self]
        #expect(types.map { $0.identifier } == ["parent", "child"])
    }

    @Test func tellsGenericClassesApart() {
        #expect(Wrapper<Int>.identifier == "Wrapper<Int>")
    }
}
