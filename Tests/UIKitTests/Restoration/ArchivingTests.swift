import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Views and controllers that are archived and unarchived.
@MainActor
@Suite struct ArchivingTests {
    private func roundTrip<T: NSObject & NSCoding>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T)
    }

    @Test func aViewComesBackWithItsProperties() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        (view.alpha, view.tag, view.isHidden, view.clipsToBounds) = (0.5, 7, true, true)
        (view.backgroundColor, view.tintColor) = (.systemRed, .green)
        (view.restorationIdentifier, view.contentMode) = ("id", .bottomRight)
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.transform = CGAffineTransform(rotationAngle: 1)
        let copy = try roundTrip(view)
        #expect(copy !== view && copy.bounds == view.bounds && copy.center == view.center)
        #expect(copy.alpha == 0.5 && copy.tag == 7 && copy.isHidden && copy.clipsToBounds)
        #expect(copy.restorationIdentifier == "id" && copy.contentMode == .bottomRight)
        #expect(copy.autoresizingMask == view.autoresizingMask && copy.transform == view.transform)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(
                copy.backgroundColor?.resolvedColor(with: traits).cgColor
                    == view.backgroundColor?.resolvedColor(with: traits).cgColor)
        }
        #expect(copy.tintColor.cgColor == UIColor.green.cgColor)
    }

    @Test func aTreeComesBackWithItsConstraints() throws {
        let (holder, inner, label) = (UIView(), UIView(), UILabel())
        holder.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        for view in [inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        (label.text, label.font, label.numberOfLines) = ("Naha", .boldSystemFont(ofSize: 20), 0)
        label.textColor = .systemRed
        holder.addSubview(inner)
        inner.addSubview(label)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
            inner.topAnchor.constraint(equalTo: holder.topAnchor),
            inner.widthAnchor.constraint(equalTo: holder.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalToConstant: 50),
            label.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
        ])
        let copy = try roundTrip(holder)
        holder.layoutIfNeeded()
        copy.layoutIfNeeded()
        let copiedLabel = copy.subviews.first?.subviews.first as? UILabel
        #expect(copy.subviews.first?.frame == CGRect(x: 8, y: 0, width: 100, height: 50))
        #expect(copiedLabel?.text == "Naha" && copiedLabel?.numberOfLines == 0)
        #expect(copiedLabel?.font == .boldSystemFont(ofSize: 20))
        #expect(copiedLabel?.textColor.cgColor == UIColor.systemRed.cgColor)
    }

    @Test func stacksComeBackInOrder() throws {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UISlider()])
        (stack.axis, stack.spacing, stack.distribution) = (.vertical, 12, .equalSpacing)
        let copy = try roundTrip(stack)
        #expect(copy.axis == .vertical && copy.spacing == 12 && copy.distribution == .equalSpacing)
        #expect(copy.arrangedSubviews.map { "\(type(of: $0))" } == ["UILabel", "UISwitch", "UISlider"])
    }

    @Test func controlsComeBackWithTheirValues() throws {
        let (toggle, slider, button) = (UISwitch(), UISlider(), UIButton(type: .system))
        (toggle.isOn, slider.maximumValue, slider.value) = (true, 10, 7)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        #expect(try roundTrip(toggle).isOn)
        #expect(try roundTrip(slider).value == 7)
        let copy = try roundTrip(button)
        #expect(copy.title(for: .normal) == "Go" && !copy.isEnabled)
        #expect(copy.subviews.count == button.subviews.count)
    }

    @Test func controllersComeBackWithWhatTheyHold() throws {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title, first.view.tag) = ("a", "b", 5)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: first), second]
        tabs.selectedIndex = 1
        let copy = try roundTrip(tabs)
        let stack = copy.viewControllers?.first as? UINavigationController
        #expect(copy.selectedIndex == 1 && stack?.topViewController?.title == "a")
        #expect(stack?.topViewController?.viewIfLoaded?.tag == 5)
        #expect(copy.selectedViewController?.title == "b")
    }

    @Test func whatAnArchiveHoldsOfTheWrongKindIsPassedOver() {
        let coder = Odd()
        let view = UIView(coder: coder)
        #expect(view?.alpha == 1 && view?.subviews.isEmpty == true && view?.constraints.isEmpty == true)
        #expect(UILabel(coder: coder)?.text == nil)
        #expect(UIViewController(coder: coder)?.title == nil)
    }
}

/// Decodes an unexpected object for every key.
private final class Odd: KeylessCoder {
    override func value(forKey key: String) -> Any? {
        ["x": [Double.nan, -1e300], "first": [99], "attribute": 1e30] as [String: Any]
    }
}
