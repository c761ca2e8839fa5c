import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ObjectTests {
    private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

    @Test func objectsCarryWhatIsAssociated() {
        for owner in [NSObject(), UIView(frame: .zero)] {
            objc_setAssociatedObject(owner, Self.key, "note", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(owner, Self.key) as? String == "note")
            objc_setAssociatedObject(owner, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(owner, Self.key) == nil)
        }
    }

    @Test func whatAViewCarriesGoesWithIt() {
        weak var gone: NSObject?
        do {
            let (view, value) = (UIView(frame: .zero), NSObject())
            objc_setAssociatedObject(view, Self.key, value, .OBJC_ASSOCIATION_RETAIN)
            gone = value
        }
        #expect(gone == nil)
    }

    @Test func assignedObjectsAreNotHeld() {
        let owner = NSObject()
        do { objc_setAssociatedObject(owner, Self.key, NSObject(), .OBJC_ASSOCIATION_ASSIGN) }
        #expect(objc_getAssociatedObject(owner, Self.key) == nil)
    }

    @Test func anUnarchiverOfNoDataFindsNothing() throws {
        let coder = _keyedUnarchiver(forReadingWith: Data())
        #expect(!coder.containsValue(forKey: "a") && coder.decodeObject(forKey: "a") == nil)
        #expect(UIView(coder: coder) != nil)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode("sea", forKey: "a")
        archiver.finishEncoding()
        let filled = _keyedUnarchiver(forReadingWith: archiver.encodedData)
        #expect(filled.decodeObject(forKey: "a") as? String == "sea")
    }

    @Test func anyObjectHasTheMembersOfTheRootClass() {
        let members = AnyObjectMembers(UILabel())
        #expect(members.isKind(of: UIView.self) && !members.isMember(of: UIView.self))
        #expect(AnyObjectMembers(NSString("a")).isEqual(NSString("a")))
        #expect(members.classForCoder == UILabel.self)
        let view = UIView()
        #expect(AnyObjectMembers(view.heightAnchor.constraint(equalToConstant: 1)).priority == 1000)
        #expect(String(format: "%@", Thread.main) == Thread.main.description)
        #expect(AnyClassMembers(UILabel.self).isSubclass(of: UIView.self))
        #expect(!AnyClassMembers(UIView.self).isSubclass(of: UILabel.self))
        // The compiler crashes if the comparison is an argument of the macro.
        let isOneObject = AdaptedCode.object(of: UIView.self) === AdaptedCode.object(of: UIView.self)
        #expect(isOneObject)
    }

    @Test func valuesHoldGeometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue == CGPoint(x: 5, y: 6))
        #expect(
            NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right
                == 4)
        #expect(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)).caTransform3DValue.m33 == 4)
        #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == .identity)
    }

    @Test func indexPathsHaveRows() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path.item == 3)
        #expect(NSIndexPath(index: 1).row == NSNotFound)
    }

    @Test func poolsOnlyRunTheirWork() { #expect(autoreleasepool { 4 } == 4) }

    @Test func imagesAreEqualByWhatTheyShow() {
        func square(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        #expect(square(.red) == square(.red) && square(.red) != square(.blue))
        #expect(square(.red) != square(.red).withRenderingMode(.alwaysTemplate))
    }

    @Test func pathsAreEqualByTheirElements() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 3)
        #expect(UIBezierPath(rect: rect) == UIBezierPath(rect: rect))
        #expect(UIBezierPath(rect: rect) != UIBezierPath(ovalIn: rect))
    }

    @Test func screensCanBeSubclassed() {
        final class Screen: UIScreen {
            override var scale: CGFloat { 1 }
        }
        #expect(Screen().scale == 1 && Screen().bounds == UIScreen().bounds)
    }

    @Test func delegatesRespondToWhatTheirClassHas() {
        let delegate: any UITextFieldDelegate = Delegate()
        #expect(!delegate.responds(to: Selector("nothing")))
    }

    private final class Delegate: NSObject, UITextFieldDelegate {}

    @Test func safeAreasAreObserved() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var seen: [CGFloat?] = []
        let observation = controller.view.observe(\.safeAreaInsets, options: [.initial, .new]) {
            seen.append($1.newValue?.left)
        }
        controller.additionalSafeAreaInsets.left = 5
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(seen.first == 0 && seen.last == 5)
        observation.invalidate()
    }
}
