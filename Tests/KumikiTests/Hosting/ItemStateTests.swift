import Testing
import UIKit

@testable import Kumiki

private final class Gallery: UIView, ReusableViewType, ItemStateKeeping {
    var page = 1
    var itemState: Int {
        get { page }
        set { page = newValue }
    }
    func prepareForReuse() { page = -1 }
}

private enum GalleryMaker: BackingViewMaker {
    static func make() -> Gallery { Gallery() }
}

@MainActor @Suite struct ItemStateTests {
    private let states = ItemStates()
    private let cell = WrapperCell<GalleryMaker>(frame: .zero)
    private let other = WrapperCell<GalleryMaker>(frame: .zero)

    @Test func aStateComesBackWithItsItem() {
        cell.update(for: "a", keeping: states) { _ in }
        cell.backingView.page = 5
        cell.prepareForReuse()
        cell.update(for: "b", keeping: states) { _ in }
        #expect(cell.backingView.page == 1)
        cell.prepareForReuse()
        cell.update(for: "a", keeping: states) { _ in }
        #expect(cell.backingView.page == 5)
    }

    @Test func anItemBeginsAsANewViewDoes() {
        cell.prepareForReuse()
        cell.update(for: "new", keeping: states) { _ in }
        #expect(cell.backingView.page == 1)
    }

    @Test func anotherCellTakesTheStateOverFromOneThatWaitsForReuse() {
        cell.update(for: "a", keeping: states) { _ in }
        cell.backingView.page = 7
        other.update(for: "a", keeping: states) { _ in }
        #expect(other.backingView.page == 7)
    }

    @Test func theLatestStateCounts() {
        cell.update(for: "a", keeping: states) { _ in }
        cell.backingView.page = 7
        other.update(for: "a", keeping: states) { _ in }
        other.backingView.page = 8
        cell.update(for: "a", keeping: states) { _ in }
        #expect(cell.backingView.page == 8)
    }

    @Test func anItemThatIsFilledAnewKeepsItsState() {
        cell.update(for: "a", keeping: states) { _ in }
        cell.backingView.page = 3
        cell.update(for: "a", keeping: states) { _ in }
        #expect(cell.backingView.page == 3)
    }

    @Test func statesOfItemsThatAreGoneAreForgotten() {
        cell.update(for: "a", keeping: states) { _ in }
        cell.backingView.page = 3
        cell.prepareForReuse()
        states.keep(only: ["b"])
        #expect(states.ids.isEmpty)
        cell.update(for: "a", keeping: states) { _ in }
        #expect(cell.backingView.page == 1)
    }

    @Test func statesDoNotKeepViews() {
        weak var gone: WrapperCell<GalleryMaker>?
        do {
            let cell = WrapperCell<GalleryMaker>(frame: .zero)
            cell.update(for: "a", keeping: states) { _ in }
            gone = cell
        }
        #expect(gone == nil)
    }

    @Test func aDataSourceForgetsStatesWithItsModels() {
        let source = ListSource<Person>()
        source.register(view: GalleryMaker.self) { _, _ in }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        source.attach(to: table)
        source.apply([Person(1), Person(2)])
        table.layoutIfNeeded()
        #expect(source.itemStates.ids == [1, 2])
        source.apply([Person(2)])
        #expect(source.itemStates.ids == [2])
    }
}
