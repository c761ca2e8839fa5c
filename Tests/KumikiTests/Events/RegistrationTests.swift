import Testing
import UIKit

@testable import Kumiki

private struct Ring: Event {
    typealias Responder = Bell
    func stimulate(responder: any Bell) { responder.ring() }
}

@MainActor private protocol Bell: AnyObject {
    func ring()
}

private class TempleBell: UIResponder, Bell {
    var rings = 0
    func ring() { rings += 1 }
}

private final class LargeBell: TempleBell {}

private final class DoorBell: UIResponder, Bell {
    func ring() {}
}

@MainActor @Suite(.serialized) struct RegistrationTests {
    init() {
        Ring.register { $0.add(TempleBell.self) { $0 } }
    }

    @Test func aNamedClassHandlesTheEvent() {
        let bell = TempleBell()
        #expect(bell.stimulate(Ring()) === bell)
        #expect(bell.rings == 1)
    }

    @Test func soDoesItsSubclass() {
        let bell = LargeBell()
        #expect(bell.stimulate(Ring()) === bell)
    }

    @Test func aClassThatWasNotNamedDoesNot() {
        #expect(DoorBell().stimulateResponder(Ring()) == nil)
    }

    @Test func theReportNamesTheClassThatWasNotNamed() {
        var report: UnhandledEvent?
        UnhandledEvent.handler = { report = $0 }
        defer { UnhandledEvent.handler = nil }
        DoorBell().stimulate(Ring())
        #expect(report?.nearMisses == ["DoorBell"])
    }
}

@Suite struct ClassTableTests {
    private static let classes: [AnyClass] = [
        UIView.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self, UIWindow.self,
        UIViewController.self, UITableView.self, UITableViewCell.self, UIResponder.self, UIImageView.self,
        UINavigationController.self, UITabBarController.self, UIScrollView.self, UITextField.self,
    ]

    @Test(arguments: 0...classes.count) func everyClassIsFoundAndNoOther(_ count: Int) {
        var table = ClassTable<Int>()
        let keys = Self.classes.map { ObjectIdentifier($0) }
        for (index, key) in keys.prefix(count).enumerated() { table[key] = index }
        for (index, key) in keys.enumerated() { #expect(table[key] == (index < count ? index : nil)) }
    }

    @Test func aLaterValueTakesThePlaceOfTheEarlier() {
        var table = ClassTable<Int>()
        table[ObjectIdentifier(UIView.self)] = 1
        table[ObjectIdentifier(UIView.self)] = 2
        #expect(table[ObjectIdentifier(UIView.self)] == 2)
    }
}
