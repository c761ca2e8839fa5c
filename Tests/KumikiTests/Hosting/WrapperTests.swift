import Testing
import UIKit

@testable import Kumiki

private final class Note: UIView, ReusableViewType {
    let label = UILabel()
    var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func prepareForReuse() { reuses += 1 }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 70), height: 30) }
}

private enum Plain: BackingViewMaker {
    static func make() -> Note { Note() }
}

private enum Inset: BackingViewMaker {
    static func make() -> Note { Note() }
    static var layout: HostingLayout {
        HostingLayout(
            insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            minimumSize: CGSize(width: 0, height: 50))
    }
}

private enum Manual: BackingViewMaker {
    static func make() -> Note { Note() }
    static var layout: HostingLayout {
        HostingLayout(
            sizing: .sizeThatFits, insets: NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
        )
    }
}

@MainActor private func fitted(_ view: UIView, width: CGFloat = 200) -> CGSize {
    view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
}

@MainActor @Suite struct WrapperTests {
    @Test func oneViewTypeServesEveryKindOfWrapper() {
        func shows<Wrapper: ViewWrapper>(_ wrapper: Wrapper) -> Bool where Wrapper.Maker == Plain {
            wrapper.backingView.isDescendant(of: wrapper)
        }
        #expect(shows(WrapperCell<Plain>(frame: .zero)))
        #expect(shows(WrapperReusableView<Plain>(frame: .zero)))
        #expect(shows(WrapperTableCell<Plain>(style: .default, reuseIdentifier: nil)))
        #expect(shows(WrapperHeaderFooter<Plain>(reuseIdentifier: nil)))
    }

    @Test func updateReachesTheView() {
        let cell = WrapperCell<Plain>(frame: .zero)
        cell.update { $0.label.text = "Naha!" }
        #expect(cell.backingView.label.text == "Naha!")
    }

    @Test func reuseReachesTheView() {
        let cell = WrapperTableCell<Plain>(style: .default, reuseIdentifier: nil)
        cell.prepareForReuse()
        #expect(cell.backingView.reuses == 1)
    }

    @Test func theViewFillsItsWrapper() {
        let cell = WrapperCell<Plain>(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        _ = cell.backingView
        cell.layoutIfNeeded()
        #expect(cell.backingView.frame == cell.contentView.bounds)
    }

    @Test func insetsAreRoomAroundTheView() {
        let cell = WrapperCell<Inset>(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        _ = cell.backingView
        cell.layoutIfNeeded()
        #expect(cell.backingView.frame == CGRect(x: 2, y: 1, width: 94, height: 56))
    }

    @Test func constraintsSayHowHighACellIs() {
        let cell = WrapperCell<Plain>(frame: .zero)
        cell.update { $0.label.text = "Naha!" }
        #expect(fitted(cell).height == cell.backingView.label.intrinsicContentSize.height)
    }

    @Test func aMinimumIsKept() {
        let cell = WrapperCell<Inset>(frame: .zero)
        _ = cell.backingView
        #expect(fitted(cell).height == 54)
    }

    @Test func sizeThatFitsSaysHowHighACellIs() {
        #expect(fitted(WrapperCell<Manual>(frame: .zero)) == CGSize(width: 200, height: 40))
    }

    @Test func sizeThatFitsMayDecideBothWays() {
        let size = WrapperCell<Manual>(frame: .zero).systemLayoutSizeFitting(
            CGSize(width: 10, height: 10), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 70, height: 40))
    }

    @Test func aDecorationLiesOverOrUnderTheView() {
        let (cell, over, under) = (WrapperCell<Plain>(frame: .zero), UIView(), UIView())
        _ = cell.backingView
        cell.decorate(.overlay, with: over)
        cell.decorate(.underlay, with: under)
        #expect(cell.contentView.subviews == [under, cell.backingView, over])
        cell.decorate(.overlay, with: nil)
        #expect(over.superview == nil && cell.decoration(.overlay) == nil)
    }
}
