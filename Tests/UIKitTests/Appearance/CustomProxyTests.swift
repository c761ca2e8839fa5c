import CoreGraphics
import Testing

@testable import UIKit

/// Proxies of custom classes.
@MainActor
@Suite(.serialized) struct CustomProxyTests {
    private let windows = WindowKeeper()

    init() {
        AppearanceRegistry.removeAll()
        // As the adapter writes it for a property that is marked for Objective-C.
        AdaptedClass(Badge.self).property("dot", \Badge.dot)
    }

    private func enter(_ view: UIView) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        windows.keep(window)
        window.addSubview(view)
    }

    @Test func noInitializerOfTheClassRuns() {
        Badge.count = 0
        Badge.appearance().tintColor = .purple
        Badge.appearance().textColor = .green
        Badge.appearance().dot = .orange
        #expect(Badge.count == 0)
        let badge = Badge(text: "3")
        enter(badge)
        #expect(badge.tintColor == .purple && badge.textColor == .green && badge.text == "3")
        AppearanceRegistry.removeAll()
    }

    @Test func storedPropertiesAreGivenUnlessTheCodeHasSetThem() {
        Badge.appearance().dot = .orange
        Badge.appearance().title = "new"
        Badge.appearance().size = CGSize(width: 5, height: 6)
        let (badge, custom) = (Badge(text: "3"), Badge(text: "4"))
        custom.dot = .cyan
        for view in [badge, custom] { enter(view) }
        #expect(badge.dot == .orange && badge.title == "new" && badge.size.width == 5)
        #expect(custom.dot == .cyan && custom.title == "new")
        AppearanceRegistry.removeAll()
    }

    @Test func emptyValuesAreGivenToo() {
        Badge.appearance().dot = nil
        Badge.appearance().title = ""
        Badge.appearance().size = .zero
        let badge = Badge(text: "3")
        enter(badge)
        #expect(badge.dot == nil && badge.title == "" && badge.size == .zero)
        AppearanceRegistry.removeAll()
    }

    @Test func valuesAreReadAgainAndZeroIfNeverSet() {
        #expect(Badge.appearance().size == .zero && Badge.appearance().margin == 0)
        Badge.appearance().size = CGSize(width: 5, height: 6)
        Badge.appearance().margin = 3
        #expect(Badge.appearance().size.width == 5 && Badge.appearance().margin == 3)
        AppearanceRegistry.removeAll()
    }

    @Test func observersOfStoredPropertiesRun() {
        Badge.appearance().dot = .orange
        let badge = Badge(text: "3")
        enter(badge)
        #expect(badge.inner.textColor == .orange)
        AppearanceRegistry.removeAll()
    }

    @Test func computedPropertiesAreGivenOnce() {
        Badge.appearance().innerColor = .red
        let badge = Badge(text: "3")
        enter(badge)
        #expect(badge.inner.textColor == .red)
        badge.innerColor = .blue
        badge.removeFromSuperview()
        enter(badge)
        #expect(badge.inner.textColor == .blue)
        Badge.appearance().innerColor = .green
        badge.removeFromSuperview()
        enter(badge)
        #expect(badge.inner.textColor == .green)
        AppearanceRegistry.removeAll()
    }

    @Test func theCodeOfTheClassWinsOverItsProxy() {
        Badge.appearance().numberOfLines = 5
        Badge.appearance().textAlignment = .right
        let badge = Badge(text: "3")
        enter(badge)
        #expect(badge.numberOfLines == 2 && badge.textAlignment == .right)
        AppearanceRegistry.removeAll()
    }

    @Test func aClassKnownOnlyWhenItRunsHasAProxy() {
        let type: UIView.Type = Badge.self
        type.appearance().backgroundColor = .red
        let (badge, plain) = (Badge(text: "3"), UILabel())
        for view in [badge, plain] { enter(view) }
        #expect(badge.backgroundColor == .red && plain.backgroundColor != .red)
        AppearanceRegistry.removeAll()
    }

    @Test func initializersThatReturnNilDoNoHarm() {
        NoCoder.appearance().backgroundColor = .red
        let view = NoCoder(frame: .zero)
        enter(view)
        #expect(view.backgroundColor == .red)
        AppearanceRegistry.removeAll()
    }

    @Test func subclassesOfEveryKindHaveProxies() {
        AButton.appearance().tintColor = .red
        ATable.appearance().separatorColor = .red
        ACell.appearance().selectionStyle = .none
        ABar.appearance().barTintColor = .red
        AnItem.appearance().tintColor = .red
        AField.appearance().textColor = .red
        AStack.appearance().alpha = 0.5
        let (table, field, bar) = (
            ATable(frame: .zero, style: .plain), AField(frame: .zero), ABar(frame: .zero)
        )
        for view in [table, field, bar] { enter(view) }
        #expect(table.separatorColor == .red && field.textColor == .red && bar.barTintColor == .red)
        AppearanceRegistry.removeAll()
    }
}

private final class Badge: UILabel {
    static var count = 0

    let inner: UILabel
    var dot: UIColor? = .black { didSet { inner.textColor = dot ?? .black } }
    var title = "old"
    var size = CGSize(width: 1, height: 1)
    var margin: CGFloat = 1

    var innerColor: UIColor {
        get { inner.textColor }
        set { inner.textColor = newValue }
    }

    init(text: String) {
        inner = UILabel()
        super.init(frame: .zero)
        Self.count += 1
        self.text = text
        numberOfLines = 2
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class NoCoder: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

private final class AButton: UIButton {}
private final class ATable: UITableView {}
private final class ACell: UITableViewCell {}
private final class ABar: UINavigationBar {}
private final class AnItem: UIBarButtonItem {}
private final class AStack: UIStackView {}
private final class AField: UITextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
