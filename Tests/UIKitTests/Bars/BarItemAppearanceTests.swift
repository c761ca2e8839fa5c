import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct BarItemAppearanceTests {
    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private func bar(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBar {
        let item = UINavigationItem(title: "Sea")
        item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        item.leftBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [item]
        let appearance = UINavigationBarAppearance()
        change(appearance)
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        return bar
    }

    @Test func copiesOfAppearancesAreOfTheirClass() {
        let bar = bar { $0.backgroundColor = .systemRed }
        let copy = bar.standardAppearance.cop_()
        copy.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        #expect(copy.backgroundColor == .systemRed && bar.standardAppearance.titleTextAttributes.isEmpty)
        #expect(NSString(string: "a").cop_() is NSString)
    }

    @Test func buttonsHaveTheAppearancesColor() {
        let bar = bar {
            $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
            $0.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        }
        #expect(label("Edit", in: bar)?.textColor == .systemRed)
        #expect(label("Save", in: bar)?.textColor == .systemGreen)
    }

    @Test func buttonsHaveTheAppearancesFont() {
        let bar = bar {
            $0.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
        }
        #expect(label("Edit", in: bar)?.font.pointSize == 11)
    }

    @Test func theItemsOwnAttributesWin() {
        let bar = bar {
            $0.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        }
        bar.topItem?.rightBarButtonItem?.setTitleTextAttributes(
            [.foregroundColor: UIColor.systemPink], for: .normal)
        bar.setNeedsContent()
        #expect(label("Edit", in: bar)?.textColor == .systemPink)
    }

    @Test func tabsHaveTheColorsOfTheirState() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        let items = ["Sea", "Sky"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        (bar.items, bar.selectedItem) = (items, items[0])
        let appearance = UITabBarAppearance()
        let stacked = appearance.stackedLayoutAppearance
        stacked.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        stacked.selected.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        #expect(label("Sea", in: bar)?.textColor == .systemGreen)
        #expect(label("Sky", in: bar)?.textColor == .systemRed)
    }

    @Test func copiesAreIndependent() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .systemRed
        appearance.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
        let copy = appearance.copy() as? UINavigationBarAppearance
        appearance.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy?.backgroundColor == .systemRed)
        #expect(copy?.buttonAppearance.normal.titleTextAttributes.count == 1)
    }

    @Test func theDelegateKeepsItems() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var log: [String] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                log.append("should \(item.title ?? "")")
                return log.count > 1
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("did \(item.title ?? "")")
            }
        }
        let (bar, delegate) = (UINavigationBar(frame: .zero), Delegate())
        bar.items = [UINavigationItem(title: "Sea"), UINavigationItem(title: "Fish")]
        bar.delegate = delegate
        bar.goBack()
        #expect(bar.items?.count == 2)
        bar.goBack()
        #expect(delegate.log == ["should Fish", "should Fish", "did Fish"])
    }

    @Test func segmentsStandOnPictures() {
        let format = UIGraphicsImageRendererFormat(scale: 1)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.setBackgroundImage(red, for: .normal, barMetrics: .default)
        let window = Picture.window(control, size: CGSize(width: 100, height: 32))
        #expect(Picture.color(of: window, at: CGPoint(x: 25, y: 16)) == 0xFF0000)
    }
}
