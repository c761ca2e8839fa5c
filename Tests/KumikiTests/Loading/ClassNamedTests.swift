import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct ClassNamedTests {
    final class Screen: ClassNamed {}

    final class Renamed: ClassNamed {
        static var identifier: String { "Other" }
    }

    final class Wrapper<Content>: ClassNamed {}

    @Test func isTheBareName() {
        #expect(Screen.className == "Screen" && Screen.identifier == "Screen")
    }

    @Test func onlyClassesThatAskForItAreNamed() {
        let types: [AnyClass] = [NSObject.self, UIView.self, UIViewController.self]
        #expect(!types.contains { $0 is any ClassNamed.Type })
    }

    @Test func mayBeOverridden() {
        #expect(Renamed.className == "Renamed" && Renamed.identifier == "Other")
    }

    @Test func tellsGenericClassesApart() {
        #expect(Wrapper<Int>.identifier == "Wrapper<Int>")
    }
}
