import Testing

@testable import UIKit

@MainActor
@Suite struct MarginTests {
    let root = container()

    @Test func keepsWithinTheMargins() {
        let view = add(UIView(), to: root)
        for attribute in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
            let margin: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
                .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin,
                .bottom: .bottomMargin,
            ]
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: root,
                attribute: margin[attribute] ?? attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame == rect(8, 8, 304, 464))
    }

    @Test func followsChangedMargins() {
        let view = add(UIView(), to: root)
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        root.directionalLayoutMargins.leading = 30
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
    }

    @Test func keepsClearOfTheSafeArea() {
        root.layoutState.detachedSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        root.insetsMayHaveChanged()
        let view = add(UIView(), to: root)
        let guide = root.safeAreaLayoutGuide
        activate(
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        root.layoutIfNeeded()
        #expect(view.frame.minY == 44 && view.frame.maxY == 446)
        #expect(guide.layoutFrame == rect(0, 44, 320, 402))
    }

    @Test func givesChildrenTheOverlap() {
        root.layoutState.detachedSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        root.insetsMayHaveChanged()
        let view = UIView(frame: rect(0, 20, 320, 440))
        root.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 14, right: 0))
    }

    @Test func preservesTheSuperviewsMargins() {
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let view = UIView(frame: rect(5, 5, 310, 470))
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15))
    }

    @Test func placesControllersGuides() {
        let controller = UIViewController()
        controller.view = root
        root.layoutState.detachedSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        root.insetsMayHaveChanged()
        let view = add(UIView(), to: root)
        activate(
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor))
        root.layoutIfNeeded()
        #expect(view.frame.minY == 20 && view.frame.maxY == 470)
    }

    @Test func limitsReadableWidth() {
        let wide = UIView(frame: rect(0, 0, 1024, 768))
        wide.applyTraits(
            from: UITraitCollection {
                $0.displayScale = 2
                $0.horizontalSizeClass = .regular
            })
        let view = add(UIView(), to: wide)
        activate(
            view.leadingAnchor.constraint(equalTo: wide.readableContentGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: wide.readableContentGuide.trailingAnchor))
        wide.layoutIfNeeded()
        #expect(view.frame.minX == 180 && view.frame.width == 664)
    }

    @Test func placesGuides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        activate(
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 9))
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(4, 0, 312, 9))
    }

    @Test func removesAGuideWithItsConstraints() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.removeLayoutGuide(guide)
        #expect(root.constraints.isEmpty && root.layoutGuides.isEmpty)
    }
}

@MainActor
@Suite struct CellMarginTests {
    @Test(arguments: [(375, 16), (414, 20)] as [(CGFloat, CGFloat)])
    func followTheWidth(width: CGFloat, side: CGFloat) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = rect(0, 0, width, 44)
        cell.layoutIfNeeded()
        #expect(
            cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    }
}
