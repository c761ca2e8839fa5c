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
        Ring.register(TempleBell.self) { $0 }
        Ring.register(observer: Warden.self)
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

    @Test func aRegisteredHandlerMayBeAnotherObject() {
        Knock.register(Porter.self) { $0.ears }
        let porter = Porter()
        #expect(porter.stimulate(Knock()) === porter.ears)
        #expect(porter.ears.knocks == 1)
    }

    @Test func aRegisteredObserverLeavesHandlersToTheirConformance() {
        Peal.register(observer: Warden.self)
        let (warden, passer, bell) = (Warden(), Passer(), TempleBell())
        (passer.above, warden.above) = (warden, bell)
        #expect(passer.stimulate(Peal()) === warden)
        #expect(warden.heard == 1 && passer.heard == 0)
    }
}

private struct Peal: ResponderEvent {
    func stimulate(responder: any Bell) { responder.ring() }
}

private struct Knock: ResponderEvent {
    func stimulate(responder: Ears) { responder.knocks += 1 }
}

@MainActor private final class Ears { var knocks = 0 }

private final class Porter: UIResponder { let ears = Ears() }
