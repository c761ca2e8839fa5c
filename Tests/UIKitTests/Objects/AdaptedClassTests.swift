import Testing

@testable import UIKit

private final class Adapted: UIView {
    var heard: [String] = []
    var label: UILabel? { didSet { heard.append("label") } }
    var size: CGFloat = 0
    var readings = 0
    var kind: String {
        get {
            readings += 1
            return ""
        }
        set { heard.append(newValue) }
    }
    func tap(_ sender: UIButton, event: String) { heard.append(event) }
    func stop() -> Int { 7 }
}

private class Base<Value>: UIView {
    func go() -> Int { 1 }
}

extension Base: SelfAdapting {
    static func adapt() {
        AdaptedClass(Base.self).method("go") { (base: Base) in base.go() }
    }
}

private final class Derived: Base<Int> {}

@MainActor
private func fill() {
    let table = AdaptedClass(Adapted.self, "AdaptedByOldName")
    table.property("label", \Adapted.label)
    table.property("size", \Adapted.size)
    table.property("kind", \Adapted.kind) { $0.kind = $1 }
    table.method("tap:event:") { (object: Adapted, sender: UIButton, event: String) in
        object.tap(sender, event: event)
    }
    table.method("stop") { (object: Adapted) in object.stop() }
    table.implements("scrollViewDidScroll:")
}

@section(".init_array") @used private let announced: @convention(c) () -> Void = {
    AdaptedCode.add { fill() }
}

@MainActor
struct AdaptedClassTests {
    @Test func classesAreFoundByTheirOtherNames() {
        #expect(ClassLookup.type(named: "AdaptedByOldName", module: nil) == Adapted.self)
    }

    @Test func theNameOfAClassInObjectiveCIsTheOneItIsDeclaredWith() {
        #expect(AppSurroundings.classNamed("AdaptedByOldName") == Adapted.self)
        #expect(AppSurroundings.name(of: Adapted.self) == "AdaptedByOldName")
        #expect(AppSurroundings.classNamed("Adapted") == nil)
        #expect(AppSurroundings.classNamed("UIKitTests.AdaptedClassTests") == nil)
        #expect(AppSurroundings.classNamed("UILabel") == UILabel.self)
        #expect(AppSurroundings.name(of: Derived.self).hasPrefix("_Tt"))
    }

    @Test func theStateOfAnOperationIsReadByItsKeys() {
        final class Running: Operation, @unchecked Sendable { override var isExecuting: Bool { true } }
        #expect(Running().value(forKey: "isExecuting") as? Bool == true)
        #expect(Running().value(forKey: "isFinished") as? Bool == false)
    }

    @Test func classesOfATestsModulePrecedeThoseOfOtherModules() {
        ClassLookup.register(Adapted.self, as: "OneTests.Twin")
        ClassLookup.register(UILabel.self, as: "OtherTests.Twin")
        #expect(AdaptedCode.type(named: "Twin") == nil)
        defer { ClassLookup.setAppModule(nil) }
        TestHost.testWillStart(in: "OneTests")
        #expect(AdaptedCode.type(named: "Twin") == Adapted.self)
        TestHost.testWillStart(in: "OtherTests")
        #expect(AdaptedCode.type(named: "Twin") == UILabel.self)
    }

    @Test func propertiesAreSetWithTheirObservers() {
        let object = Adapted()
        let label = UILabel()
        #expect(KeyValueCoding.set(label, forKey: "label", of: object) == .done)
        #expect(object.label === label)
        #expect(object.heard == ["label"])
        #expect(KeyValueCoding.set(3, forKey: "size", of: object) == .done)
        #expect(object.size == 3)
    }

    @Test func aPropertyWithASetterIsNotReadToBeSet() {
        let object = Adapted()
        #expect(KeyValueCoding.set("arc", forKey: "kind", of: object) == .done)
        #expect(object.heard == ["arc"] && object.readings == 0)
    }

    @Test func methodsAreCalledByName() {
        let object = Adapted()
        ActionTable.perform("tap:event:", on: object, with: [UIButton(), "now"])
        #expect(object.heard == ["now"])
        #expect(ActionTable.perform("stop", on: object) as? Int == 7)
    }

    @Test func argumentsOfOtherTypesAreReported() {
        let object = Adapted()
        let (_, messages) = RuntimeDiagnostics.collect {
            ActionTable.perform("tap:event:", on: object, with: [UIView(), "now"])
        }
        #expect(object.heard.isEmpty)
        #expect(messages == ["tap:event: takes a UIButton as argument 1, not a UIView"])
    }

    @Test func respondsToWhatItImplements() {
        #expect(ActionTable.responds(Adapted(), to: "scrollViewDidScroll:"))
        #expect(!ActionTable.responds(Adapted(), to: "scrollViewDidZoom:"))
        #expect(!ActionTable.responds(UIView(), to: "stop"))
    }

    @Test func genericClassesAreFoundThroughTheirSubclasses() {
        #expect(ActionTable.perform("go", on: Derived()) as? Int == 1)
    }
}
