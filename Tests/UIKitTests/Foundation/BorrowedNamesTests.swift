import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// API that Foundation has on Apple's platforms and UIKit has here.
@Suite struct BorrowedNamesTests {
    private struct Problem: Error {}

    @Test func limitsAreThoseOfTheTypes() {
        #expect(INT64_MAX == 9_223_372_036_854_775_807 && UINT64_MAX == 18_446_744_073_709_551_615)
        #expect(TARGET_OS_SIMULATOR != 0 && TARGET_IPHONE_SIMULATOR == 1 && TARGET_OS_OSX == 0)
        #expect(NSIntegerMax == Int.max && INT_MIN == -2_147_483_648 && UCHAR_MAX == 255)
        #expect(noErr == 0)
    }

    @Test func endlessAnimationsAreRepeatedTheGreatestNumberOfTimes() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.repeatCount = HUGE
        #expect(animation.repeatCount == .greatestFiniteMagnitude)
    }

    @Test func anyErrorIsFoundationsError() {
        let errors: [Any?] = [Problem(), NSError(domain: "sea", code: 3), URLError(.cancelled)]
        #expect(errors.map { ($0 |?> ())?.code } == [1, 3, -999])
        #expect((("text" as Any) |?> ()) == nil && ((nil as (any Error)?) |?> ()) == nil)
    }

    @Test func textsOfBothKindsAreTheSameKeys() {
        let values: [AnyHashable: Any] = ["acct": 1]
        #expect(values["acct" as NSString] as? Int == 1)
        #expect([AnyHashable("a" as NSString)] == [AnyHashable("a")])
    }

    @Test(arguments: [
        (CGRect(x: 10, y: 0, width: 10, height: 10), false),
        (CGRect(x: 0, y: -10, width: 10, height: 10), false),
        (CGRect(x: 9, y: 9, width: 10, height: 10), true),
        (CGRect(x: 20, y: 20, width: -11, height: -11), true),
        (CGRect(x: 5, y: 5, width: 0, height: 0), true), (CGRect.null, false),
    ])
    func rectanglesThatTouchDoNotIntersect(_ other: CGRect, _ intersects: Bool) {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(AppSurroundings.intersect(rect, other) == intersects)
        #expect(AppSurroundings.intersect(other, rect) == intersects)
        #expect(AppSurroundings.intersection(rect, other).isNull != intersects)
    }
}

/// Casts between structures and the objects that wrap them.
@Suite struct ValueBridgingTests {
    @Test func numbersOfCoreGraphicsAreNumbers() {
        let value: Any = CGFloat(1.5)
        #expect(value as? NSNumber == 1.5)
        #expect(NSNumber(value: 3) as Any as? CGFloat == 3)
        let attributes = [NSAttributedString.Key("width"): CGFloat(2)]
        let held = NSAttributedString(string: "a", attributes: attributes).attribute(
            NSAttributedString.Key("width"), at: 0, effectiveRange: nil)
        #expect(held as? Double == 2 && held as? CGFloat == 2)
    }

    @Test func theMainThreadHasAName() {
        #expect(Thread.main.isMainThread && Thread.main == Thread.mainThread)
    }

    @Test func classesHaveSuperclasses() {
        #expect(class_getSuperclass(UIButton.self) == UIControl.self)
        #expect(class_getSuperclass(nil) == nil)
    }

    @Test func structuresAreValues() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let values: [Any] = [
            rect, rect.origin, rect.size, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            CGAffineTransform(translationX: 1, y: 2), CATransform3DMakeScale(1, 2, 3), CGVector(dx: 1, dy: 2),
            UIOffset(horizontal: 1, vertical: 2),
        ]
        let held = NSArray(array: values.map { $0 as? NSValue ?? NSNull() }) as Any
        #expect((held as? [Any])?.allSatisfy { $0 is NSValue } == true)
        let found = (held as? [Any]) ?? []
        #expect(found[0] as? CGRect == rect && found[1] as? CGPoint == rect.origin)
        #expect(found[2] as? CGSize == rect.size && found[3] as? UIEdgeInsets == values[3] as? UIEdgeInsets)
        #expect((found[4] as? CGAffineTransform)?.tx == 1 && (found[5] as? CATransform3D)?.m33 == 3)
        #expect((found[6] as? CGVector)?.dy == 2 && (found[7] as? UIOffset)?.vertical == 2)
    }

    @Test func aValueHoldsOneStructure() {
        let value = NSValue(cgRect: .zero) as Any
        #expect(value as? CGSize == nil && value as? UIEdgeInsets == nil && value as? CGPoint == nil)
    }
}

/// Queues are identified by their labels, also the current one.
struct QueueLabelTests {
    @Test func theCurrentQueueHasALabel() {
        let queue = DispatchQueue(label: "rain")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "rain")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "rain")
    }
}
