import Testing

@testable import UIKit

private let allAttributes = (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))

/// The valid pairs of attributes.
@MainActor
@Suite struct AttributeTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    let root = container()
    let view: UIView

    init() { view = add(SizedView(20, 10), to: root) }

    private static let sizes: Set<Attribute> = [.width, .height]
    private static let sides: Set<Attribute> = [.left, .right, .leftMargin, .rightMargin]
    private static let readingSides: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    private static let centers: Set<Attribute> = [.centerX, .centerXWithinMargins]

    private func isAllowed(_ first: Attribute, _ second: Attribute) -> Bool {
        if Self.sizes.contains(first) { return Self.sizes.contains(second) || second == .notAnAttribute }
        guard second != .notAnAttribute, !Self.sizes.contains(second) else { return false }
        let horizontal = Self.sides.union(Self.readingSides).union(Self.centers)
        guard horizontal.contains(first) == horizontal.contains(second) else { return false }
        return !(Self.sides.contains(first) && Self.readingSides.contains(second))
            && !(Self.readingSides.contains(first) && Self.sides.contains(second))
    }

    @Test(arguments: allAttributes) func everyAllowedPair(first: NSLayoutConstraint.Attribute) {
        for second in allAttributes + [.notAnAttribute] {
            let said = messages {
                let constraint = NSLayoutConstraint(
                    item: view, attribute: first, relatedBy: .equal,
                    toItem: second == .notAnAttribute ? nil : root, attribute: second, multiplier: 1,
                    constant: 3)
                constraint.isActive = true
                root.layoutIfNeeded()
                constraint.isActive = false
            }
            if isAllowed(first, second) {
                #expect(said.isEmpty, "\(first.name) \(second.name): \(said)")
            }
        }
    }

    /// Each attribute is a sum of the frame's origin and size.
    @Test func everyAttributeHasItsPlace() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        activate(
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 12))
        let places: [(Attribute, CGFloat)] = [
            (.left, 0), (.leading, 0), (.right, 320), (.trailing, 320), (.centerX, 160), (.leftMargin, 2),
            (.rightMargin, 316), (.leadingMargin, 2), (.trailingMargin, 316), (.centerXWithinMargins, 159),
            (.top, 0), (.bottom, 480), (.centerY, 240), (.topMargin, 1), (.bottomMargin, 477),
            (.centerYWithinMargins, 239),
        ]
        for (attribute, place) in places {
            let isRow = attribute.axis == .horizontal
            let own: Attribute = isRow ? (Self.sides.contains(attribute) ? .left : .leading) : .top
            let constraint = NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute,
                multiplier: 1, constant: 0)
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect((isRow ? view.frame.minX : view.frame.minY) == place, "\(attribute.name)")
            constraint.isActive = false
        }
    }

    @Test func grantedSizesHaveUIKitsNames() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = rect(0, 0, 320, 44)
        root.addSubview(cell)
        let content = cell.contentView
        let inner = add(UIView(), to: content)
        pin(inner, to: content)
        let said = messages {
            activate(
                inner.heightAnchor.constraint(equalToConstant: 60),
                inner.widthAnchor.constraint(equalToConstant: 10))
            root.layoutIfNeeded()
        }
        let names = ["UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height"]
        for name in names { #expect(said.contains { $0.contains("'\(name)'") }, "\(name): \(said)") }
    }
}

/// Safe areas are cached, and computed again when anything that they depend on changes.
@MainActor
@Suite struct SafeAreaMemoryTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private let window = UIWindow(frame: rect(0, 0, 390, 844))
    private let views = (0..<10).map { UIView(frame: rect(0, 0, 390, CGFloat(844 - $0 * 10))) }
    private let controllers = (0..<3).map { _ in UIViewController() }

    @Test(arguments: 0..<6) func whatIsKeptIsWhatIsComputed(seed: UInt64) {
        var random = Random(state: seed &+ 17)
        for (index, view) in views.enumerated() {
            (index == 0 ? window : views[index - 1]).addSubview(view)
        }
        for step in 0..<150 {
            _ = messages { change(&random) }
            let kept = views.map(\.safeAreaInsets)
            for view in views { view.layoutState.safeArea = nil }
            #expect(kept == views.map(\.safeAreaInsets), "seed \(seed) step \(step)")
        }
    }

    private func change(_ random: inout Random) {
        guard let view = views.randomElement(using: &random), let other = views.randomElement(using: &random),
            let controller = controllers.randomElement(using: &random)
        else { return }
        let amount = CGFloat(Int.random(in: -30...60, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0: view.frame.origin.y = amount
        case 1: view.frame.size.height = 700 + amount
        case 2: view.bounds.origin.y = amount
        case 3: view.transform = CGAffineTransform(translationX: 0, y: amount)
        case 4: view.removeFromSuperview()
        case 5, 6: (view === other ? window as UIView : other).addSubview(view)
        case 7: controller.additionalSafeAreaInsets.top = abs(amount)
        case 8: controller.view = view
        default: window.keepsClearOfBars.toggle()
        }
    }
}
