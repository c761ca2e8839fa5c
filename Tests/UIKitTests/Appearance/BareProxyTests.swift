import CoreGraphics
import Testing

@testable import UIKit

/// Proxies of classes whose initializers cannot be run.
@MainActor
@Suite(.serialized) struct BareProxyTests {
    private let windows = WindowKeeper()

    init() { AppearanceRegistry.removeAll() }

    private func enter(_ view: UIView) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        windows.keep(window)
        window.addSubview(view)
    }

    @Test func initialisersOfOnesOwnAreNotRun() {
        Badge.made = 0
        Badge.appearance().tintColor = .purple
        Badge.appearance().textColor = .green
        #expect(Badge.made == 0)
        let badge = Badge(text: "3")
        enter(badge)
        #expect(badge.tintColor == .purple && badge.textColor == .green && badge.text == "3")
        AppearanceRegistry.removeAll()
    }

    @Test func propertiesOfOnesOwnAreHandedOnUnlessTheCodeHasSetThem() {
        Badge.appearance().dot = .orange
        Badge.appearance().title = "new"
        Badge.appearance().size = CGSize(width: 5, height: 6)
        let (badge, own) = (Badge(text: "3"), Badge(text: "4"))
        own.dot = .cyan
        for view in [badge, own] { enter(view) }
        #expect(badge.dot == .orange && badge.title == "new" && badge.size.width == 5)
        #expect(own.dot == .cyan && own.title == "new")
        #expect(badge.count == 3 && badge.inner.text == "inner" && badge.names == ["a"])
        AppearanceRegistry.removeAll()
    }

    @Test func observersOfPropertiesFindViewsAndValues() {
        Badge.appearance().dot = .orange
        #expect(Badge.appearance().inner.textColor == .orange && Badge.appearance().names == [])
        #expect(Badge.appearance().helper.count == 0 && Badge.appearance().style.label == "")
        AppearanceRegistry.removeAll()
    }

    @Test func initialisersThatGiveNothingDoNoHarm() {
        NoCoder.appearance().backgroundColor = .red
        let view = NoCoder(frame: .zero)
        enter(view)
        #expect(view.backgroundColor == .red)
        AppearanceRegistry.removeAll()
    }

    @Test func everyClassOfUIKitCanBeStarted() {
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

private final class Helper {
    var count = 5
    var name = "helper"
}

private struct Style {
    var label = "style"
    var width: CGFloat = 3
}

private final class Badge: UILabel {
    static var made = 0

    let inner: UILabel
    let helper = Helper()
    let style = Style()
    var dot: UIColor? = .black { didSet { inner.textColor = dot ?? .black } }
    var title = "old"
    var size = CGSize(width: 1, height: 1)
    var count = 3
    var names = ["a"]
    var onTap: () -> Void = {}
    var anything: Any = 4
    weak var owner: UIView?

    init(text: String) {
        inner = UILabel()
        inner.text = "inner"
        super.init(frame: .zero)
        Self.made += 1
        self.text = text
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
