import Testing
import UIKit

@testable import Kumiki

private struct Ring: ResponderEvent {
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

private final class Warden: TempleBell, EventObserver {
    weak var above: UIResponder?
    var heard = 0
    override var next: UIResponder? { above }
    func observe(_ event: some ResponderEvent) { heard += 1 }
}

private final class Passer: UIResponder, EventObserver {
    weak var above: UIResponder?
    var heard = 0
    override var next: UIResponder? { above }
    func observe(_ event: some ResponderEvent) { heard += 1 }
}

@MainActor @Suite(.serialized) struct RegistrationTests {
    init() {
        Ring.register {
            $0.add(TempleBell.self) { $0 }
            $0.observed(by: Warden.self)
        }
    }

    @Test func aNamedObserverIsTold() {
        let warden = Warden()
        warden.stimulate(Ring())
        #expect(warden.heard == 1 && warden.rings == 1)
    }

    @Test func anObserverThatWasNotNamedIsNotTold() {
        let (passer, bell) = (Passer(), TempleBell())
        passer.above = bell
        #expect(passer.stimulate(Ring()) === bell)
        #expect(passer.heard == 0)
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

@Suite struct ClassRolesTests {
    private static let classes: [AnyClass] = [
        UIView.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self, UIWindow.self,
        UIViewController.self, UITableView.self, UITableViewCell.self, UIResponder.self, UIImageView.self,
        UINavigationController.self, UITabBarController.self, UIScrollView.self, UITextField.self,
    ]

    @Test(arguments: 0...classes.count) func everyClassIsFoundAndNoOther(_ count: Int) {
        var roles = ClassRoles()
        let keys = Self.classes.map { ObjectIdentifier($0) }
        for (index, key) in keys.prefix(count).enumerated() {
            roles.note(key, ResponderRole(rawValue: UInt8(index)))
        }
        for (index, key) in keys.enumerated() {
            #expect(roles.slots.role(of: key)?.rawValue == (index < count ? UInt8(index) : nil))
        }
    }

    @Test func aLaterRoleTakesThePlaceOfTheEarlier() {
        var roles = ClassRoles()
        roles.note(ObjectIdentifier(UIView.self), .handles)
        roles.note(ObjectIdentifier(UIView.self), .observes)
        #expect(roles.slots.role(of: ObjectIdentifier(UIView.self)) == .observes)
    }

    @Test func whatIsForgottenIsNotKnown() {
        var roles = ClassRoles()
        roles.note(ObjectIdentifier(UIView.self), .handles)
        roles.forget()
        #expect(roles.slots.role(of: ObjectIdentifier(UIView.self)) == nil)
    }
}
