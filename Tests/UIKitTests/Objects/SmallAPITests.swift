import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct SmallAPITests {
    @Test func aTextLayerPrefersTheSizeOfItsText() {
        let layer = CATextLayer()
        (layer.string, layer.fontSize) = ("Sea", 20)
        let one = layer.preferredFrameSize()
        layer.string = "Sea\nSky"
        (layer.isWrapped, layer.bounds.size.width) = (true, 100)
        #expect(one.width > 20 && abs(layer.preferredFrameSize().height - one.height * 2) < 0.01)
    }

    @Test func theBytesOfAnImageAreItsPixels() {
        let format = UIGraphicsImageRendererFormat(scale: 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let data = image.cgImage?.dataProvider?.data
        let bytes = CFDataGetBytePtr(data)
        #expect(CFDataGetLength(data) == 4)
        #expect((0..<4).map { bytes?[$0] } == [0, 128, 255, 255])
    }

    /// Pictures that public projects recorded with traits of an appearance alone have the pixels of their simulator.
    @Test func traitsWithoutAScaleLeaveThatOfTheScreen() {
        let screen = UIScreen.main.scale
        #expect(UIGraphicsImageRendererFormat().scale == screen && screen > 1)
        #expect(
            UIGraphicsImageRendererFormat(for: UITraitCollection(userInterfaceStyle: .light)).scale == screen)
        #expect(
            UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: screen + 1)).scale == screen
                + 1)
    }

    @Test func aPatternRepeatsItsImage() throws {
        let format = UIGraphicsImageRendererFormat(scale: 1)
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image {
            UIColor(patternImage: tile).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        let bytes = try #require(image.cgImage?.dataProvider?.data) as Data
        // Blue, green, red, alpha.
        let (blue, red): ([UInt8], [UInt8]) = (
            [0, 4, 8, 12].map { bytes[$0] }, [2, 6, 10, 14].map { bytes[$0] }
        )
        #expect(blue == [0, 255, 0, 255])
        #expect(red == [255, 0, 255, 0])
    }

    @Test func aTiltMovesAValueBetweenItsEnds() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
        let view = UIView()
        view.addMotionEffect(effect)
        #expect(view.motionEffects == [effect])
        let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(values?["center.x"] as? Double == 20)
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }

    @Test func aWindowWithoutAFrameIsAsLargeAsTheScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
    }

    @Test func delegatesWindowsAreOptionalTwiceForWhoKnowsTheProtocolAlone() {
        final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? = UIWindow() }
        let delegate: (any UIApplicationDelegate)? = Delegate()
        delegate?.window??.rootViewController = UIViewController()
        #expect(delegate?.window??.rootViewController != nil)
    }

    @Test func badgesHaveTheItemsAttributes() {
        let item = UITabBarItem(title: "Sea", image: nil, tag: 0)
        item.badgeValue = "1"
        item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [item]
        bar.layoutIfNeeded()
        let labels = bar.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UILabel }
        #expect(labels.first { $0.text == "1" }?.textColor == .green)
    }

    @Test func anyObjectsValueIsWhatItHas() {
        #expect(AnyObjectMembers(NSNumber(value: true)).boolValue == true)
        #expect(AnyObjectMembers("12").integerValue == 12)
        #expect(AnyObjectMembers(NSObject()).boolValue == nil)
        #expect(AnyObjectMembers(["a": 1])["a"] as? Int == 1)
        #expect(AnyObjectMembers(NSDictionary(dictionary: ["a": 1]))["a"] as? Int == 1)
        #expect(AnyObjectMembers([1, 2])[1] as? Int == 2)
        #expect(AnyObjectMembers([1, 2])[2] == nil)
    }

    @Test func textSizesAreNotified() {
        var sizes: [UIContentSizeCategory] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { sizes.append(size ?? .unspecified) }
        }
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.transition(to: UIScreen(environment: ScreenEnvironment(contentSize: .extraLarge)))
        NotificationCenter.default.removeObserver(token)
        #expect(sizes == [.extraLarge])
    }

    @Test func rotorsSearch() {
        let item = UILabel()
        let rotor = UIAccessibilityCustomRotor(name: "Links") { predicate in
            predicate.searchDirection == .next
                ? UIAccessibilityCustomRotorItemResult(targetElement: item, targetRange: nil) : nil
        }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === item)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate) == nil)
    }

    @Test func keyCommandsHaveAlternates() {
        let other = UICommandAlternate(title: "All", action: Selector("all:"), modifierFlags: .shift)
        let command = UIKeyCommand(
            title: "Close", action: Selector("close:"), input: "w", modifierFlags: .command,
            alternates: [other])
        #expect(command.alternates == [other] && command.input == "w")
    }

    @Test func numbersBecomeLengths() { #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5) }

    @Test func labelsAndFieldsFollowTheTextSize() {
        let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        #expect(views.allSatisfy { !$0.adjustsFontForContentSizeCategory })
    }
}
