import Foundation
import Testing
import UIKit

@MainActor
@Suite struct ObjectiveCRuntimeTests {
    private final class Plain: NSObject {}

    private final class Cell: UITableViewCell {
        func mark() {}
    }

    @Test func classesHaveTheirNamesAndSuperclasses() {
        #expect(String(cString: class_getName(Cell.self)).hasSuffix("Cell"))
        #expect(class_getName(Cell.self) == class_getName(Cell.self))
        #expect(class_getSuperclass(Cell.self) == UITableViewCell.self)
        #expect(object_getClass(Cell(style: .default, reuseIdentifier: nil)) == Cell.self)
        #expect(object_getClass(nil) == nil)
    }

    @Test func classesRespondToTheMethodsOfTheirInstances() {
        ActionTable.register(Cell.self, Selector("mark")) { (cell: Cell) in cell.mark() }
        #expect(Cell.instancesRespond(to: Selector("mark")))
        #expect(!UITableViewCell.instancesRespond(to: Selector("mark")))
    }

    @Test func helpersOfTestsFindTheTargetsOfRecognizers() throws {
        let target = Plain()
        let recognizer = UITapGestureRecognizer(target: target, action: Selector("mark"))
        let targets = try #require(recognizer.value(forKeyPath: "_targets") as? [NSObject])
        #expect(targets.count == 1 && "\(targets[0])".hasPrefix("(action=mark, target=<"))
        let type: AnyClass? = AppSurroundings.classNamed("UIGestureRecognizerTarget")
        let variable = try #require(class_getInstanceVariable(type, "_target"))
        #expect(object_getIvar(targets[0], variable) as AnyObject === target)
        let absent = try #require(class_getInstanceVariable(type, "_other"))
        #expect(object_getIvar(targets[0], absent) == nil)
    }

    @Test func methodsAreFoundByTheirNames() throws {
        let method = try #require(class_getInstanceMethod(Cell.self, Selector("layoutSubviews")))
        #expect(method_getName(method) == Selector("layoutSubviews"))
        #expect(class_getInstanceMethod(Cell.self, Selector("layoutSubviews")) == method)
        #expect(class_getMethodImplementation(UIView.self, Selector("didMoveToWindow")) != nil)
        #expect(UIView().method(for: Selector("layoutSubviews")) != nil)
        #expect(class_getInstanceMethod(Plain.self, Selector("mark")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("mark")) == nil)
    }

    @Test func keysOfDictionariesAreCopyableObjects() {
        let dictionary = NSMutableDictionary()
        dictionary.setObject(1, forKey: NSString(string: "a") as any NSCopying)
        dictionary.setObject(2, forKey: "b")
        #expect(dictionary["a"] as? Int == 1)
        #expect(dictionary["b"] as? Int == 2)
    }

    @Test func queuesAreEqualIfTheyAreTheSame() {
        let queue = DispatchQueue(label: "a")
        #expect(queue == queue)
        #expect(queue != DispatchQueue.main)
    }
}
