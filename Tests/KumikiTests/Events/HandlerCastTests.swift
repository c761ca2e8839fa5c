import Testing
import UIKit

@testable import Kumiki

@MainActor private protocol Bound: AnyObject {
    var number: Int { get }
}

@MainActor private protocol Open {
    var number: Int { get }
}

private class Numbered: UIResponder, Bound, Open {
    let number: Int
    init(_ number: Int) { self.number = number }
}

@MainActor private struct Around: Open {
    let responder: Numbered
    let other: NSObject
    var number: Int { responder.number }
}

/// The words of one cast serve other objects of the class, whatever the handler must be.
@MainActor @Suite struct HandlerCastTests {
    private func cast<Responder>(
        _ type: Responder.Type, _ slow: @escaping (UIResponder) -> Responder? = { $0 as? Responder }
    ) -> HandlerCast<Responder> {
        HandlerCast(slow, example: Numbered(0))
    }

    @Test func aProtocolForClasses() {
        let cast = cast((any Bound).self)
        #expect(cast.words != nil)
        #expect(cast(Numbered(7))?.number == 7)
    }

    @Test func aProtocolForAnything() {
        let cast = cast((any Open).self)
        #expect(cast.words != nil)
        #expect(cast(Numbered(7))?.number == 7)
    }

    @Test func aComposition() {
        let cast = cast((UIResponder & Bound & Open).self)
        let object = Numbered(7)
        #expect(cast.words != nil && cast(object) === object)
        #expect(cast(object)?.number == 7)
    }

    @Test func aClass() {
        let object = Numbered(7)
        #expect(cast(Numbered.self)(object) === object)
        #expect(cast(UIResponder.self)(object) === object)
    }

    @Test func whatIsNotTheObjectItselfIsCastEachTime() {
        let cast = cast((any Open).self) { object in
            (object as? Numbered).map { Around(responder: $0, other: NSObject()) }
        }
        #expect(cast.words == nil)
        #expect(cast(Numbered(7))?.number == 7)
    }

    @Test func whatCannotBeCastIsNil() {
        let cast = HandlerCast<any Open>({ $0 as? any Open }, example: UIResponder())
        #expect(cast.words == nil && cast(UIResponder()) == nil)
    }

    @Test func objectsAreNotKept() {
        let cast = cast((any Open).self)
        weak var gone: Numbered?
        do {
            let object = Numbered(1)
            gone = object
            for _ in 0..<100 { #expect(cast(object)?.number == 1) }
        }
        #expect(gone == nil)
    }
}
