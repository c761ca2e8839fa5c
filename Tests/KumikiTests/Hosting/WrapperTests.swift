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

private enum Limited: BackingViewMaker {
    static func make() -> Note { Note() }
    static var layout: HostingLayout { HostingLayout(maximumSize: CGSize(width: 1000, height: 25)) }
}

private enum Manual: BackingViewMaker {
    static func make() -> Note { Note() }
    static var layout: HostingLayout {
        HostingLayout(
            sizesToFit: true, insets: NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
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

    @Test func tableCellsAreAsHighAsTheirView() {
        #expect(fitted(WrapperTableCell<Inset>(style: .default, reuseIdentifier: nil)).height == 54)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let source = ListSource<Person>()
        source.register(view: Manual.self) { _, _ in }
        source.register(headerView: Manual.self) { _, _ in }
        source.attach(to: table)
        source.setUp([Person(1)])
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [40])
        #expect(table.headerView(forSection: 0)?.frame.height == 40)
    }

    @Test func aMaximumIsKept() {
        let cell = WrapperCell<Limited>(frame: .zero)
        cell.update { $0.label.text = String(repeating: "A long text. ", count: 20) }
        #expect(fitted(cell).height == 25)
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
        cell.overlay = over
        cell.underlay = under
        #expect(cell.contentView.subviews == [under, cell.backingView, over])
        cell.overlay = nil
        #expect(over.superview == nil && cell.overlay == nil)
    }

    @Test func touchesAndSelectionArePassedOn() {
        let cell = WrapperCell<Lamp.Maker>(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        cell.isSelected = true
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(cell.backingView.states.last?.isSelected == true)
        #expect(cell.backingView.states.last?.isHighlighted == true)
    }

    @Test func tableCellsPassThemOnToo() {
        let cell = WrapperTableCell<Lamp.Maker>(style: .default, reuseIdentifier: nil)
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.backingView.states.last?.isSelected == true)
    }

    @Test func everyPropertyOfAHeadersStateIsCopied() {
        var state = UIViewConfigurationState(traitCollection: UITraitCollection())
        (state.isHighlighted, state.isSelected, state.isFocused) = (true, true, true)
        (state.isDisabled, state.isPinned) = (true, true)
        var expected = UICellConfigurationState(traitCollection: state.traitCollection)
        (expected.isHighlighted, expected.isSelected, expected.isFocused) = (true, true, true)
        (expected.isDisabled, expected.isPinned) = (true, true)
        #expect(UICellConfigurationState(state) == expected)
    }

    @Test func aStateThatStaysIsPassedOnOnce() {
        let cell = WrapperCell<Lamp.Maker>(frame: .zero)
        var state = UICellConfigurationState(traitCollection: cell.traitCollection)
        state.isFocused = true
        cell.updateConfiguration(using: state)
        cell.updateConfiguration(using: state)
        #expect(cell.backingView.states.count == 1)
    }

    @Test func aTapIsAnEvent() throws {
        let (cell, root) = (WrapperCell<Lamp.Maker>(frame: .zero), Switchboard())
        root.addSubview(cell)
        cell.stimulatesOnTap { Switched(number: 1) }
        cell.stimulatesOnTap { Switched(number: 2) }
        let recognizers = cell.backingView.gestureRecognizers ?? []
        #expect(recognizers.count == 1)
        cell.hosted.tap?.tapped(try #require(recognizers.first))
        #expect(root.numbers == [2])
    }

    @Test func aFingerTapsIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let board = Switchboard(frame: window.bounds)
        let cell = WrapperCell<Lamp.Maker>(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        window.addSubview(board)
        board.addSubview(cell)
        window.makeKeyAndVisible()
        cell.stimulatesOnTap { Switched(number: 3) }
        window.layoutIfNeeded()
        #if !canImport(Darwin)
            let user = UserActions(on: window)
            user.touchDown(CGPoint(x: 50, y: 30))
            user.touchUp()
            #expect(board.numbers == [3])
        #endif
    }
}

private final class Lamp: UIView, ReusableViewType {
    enum Maker: BackingViewMaker {
        static func make() -> Lamp { Lamp() }
    }
    var states: [UICellConfigurationState] = []
    func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
}

private struct Switched: ResponderEvent {
    typealias Responder = Switching
    let number: Int
    func stimulate(responder: any Switching) { responder.switched(number) }
}

@MainActor private protocol Switching { func switched(_ number: Int) }

private final class Switchboard: UIView, Switching {
    var numbers: [Int] = []
    func switched(_ number: Int) { numbers.append(number) }
}

#if !canImport(Darwin)
    final class StampView: UIView, Nibable, ReusableViewType {
        static var bundle = Bundle.main
        class var nibBundle: Bundle { bundle }
    }

    enum StampMaker: BackingViewMaker { typealias View = StampView }

    @MainActor @Suite struct NibWrapperTests {
        @Test func aMakerOfAViewWithAXibNeedsNoMethod() throws {
            StampView.bundle = try TemporaryBundle.make(["StampView.xib": TemporaryBundle.nib("StampView")])
            let cell = WrapperTableCell<StampMaker>(style: .default, reuseIdentifier: nil)
            #expect(cell.backingView.bounds.size == CGSize(width: 100, height: 40))
            #expect(cell.backingView.isDescendant(of: cell.contentView))
        }
    }
#endif
