import Testing
import UIKit

@testable import Kumiki

@MainActor private protocol Bound: AnyObject { var number: Int { get } }
@MainActor private protocol Open { var number: Int { get } }

private class Numbered: UIResponder, Bound, Open {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private final class SubNumbered: Numbered {}

private struct OfBound: ResponderEvent { func stimulate(responder: any Bound) {} }
private struct OfOpen: ResponderEvent { func stimulate(responder: any Open) {} }
private struct OfBoth: ResponderEvent { func stimulate(responder: UIResponder & Bound & Open) {} }
private struct OfClass: ResponderEvent { func stimulate(responder: Numbered) {} }

/// The types that an event's responder may have.
@MainActor @Suite struct HandlerKindTests {
    @Test func aProtocolForClasses() {
        #expect(Numbered(7).stimulate(OfBound())?.number == 7)
    }

    @Test func aProtocolForAnyType() {
        #expect(Numbered(7).stimulate(OfOpen())?.number == 7)
    }

    @Test func aComposition() {
        #expect(Numbered(7).stimulate(OfBoth())?.number == 7)
    }

    @Test func aClassAndItsSubclasses() {
        #expect(Numbered(7).stimulate(OfClass())?.number == 7)
        #expect(SubNumbered(8).stimulate(OfClass())?.number == 8)
    }

    @Test func objectsOfOneClassAreToldApart() {
        for number in 0..<3 { #expect(Numbered(number).stimulate(OfOpen())?.number == number) }
    }
}
