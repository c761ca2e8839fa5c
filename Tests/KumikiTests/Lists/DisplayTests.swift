import Testing
import UIKit

@testable import Kumiki

/// A view that records whether it is visible.
private final class Lamp: UIView, ReusableViewType {
    enum Maker: BackingViewMaker {
        static func make() -> Lamp { Lamp() }
        static var layout: HostingLayout { HostingLayout(minimumSize: CGSize(width: 0, height: 44)) }
    }
    private(set) var lit: [Bool] = []
    func updateConfiguration(using state: UICellConfigurationState) { lit.append(state.isDisplayed) }
}

@MainActor @Suite struct DisplayTests {
    @Test func whatComesIntoSightAndGoesIsToldOf() {
        let scene = ListScene.table(0)
        var (came, went): ([Int], [Int]) = ([], [])
        scene.source.onDisplay = { came.append($0.id) }
        scene.source.onEndDisplay = { went.append($0.id) }
        scene.source.apply((0..<100).map { Person($0) })
        scene.settle()
        #expect(came.prefix(9) == [0, 1, 2, 3, 4, 5, 6, 7, 8] && went.isEmpty)
        scene.table.contentOffset.y = 44 * 50
        scene.settle()
        #expect(came.contains(50) && went.sorted().prefix(9) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func itemsOfCollectionViewsToo() {
        let scene = ListScene()
        var (came, went): ([Int], [Int]) = ([], [])
        scene.source.onDisplay = { came.append($0.id) }
        scene.source.onEndDisplay = { went.append($0.id) }
        scene.source.attach(to: scene.collection)
        scene.source.apply((0..<100).map { Person($0) })
        scene.settle()
        scene.collection.contentOffset.y = 44 * 50
        scene.settle()
        #expect(came.contains(50) && went.sorted().prefix(9) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func aModelThatIsGoneIsToldOfAsItWas() {
        let scene = ListScene.table(0)
        var went: [Int] = []
        scene.source.onEndDisplay = { went.append($0.id) }
        scene.source.apply([Person(1), Person(2)], animated: false)
        scene.settle()
        scene.source.apply([Person(2)], animated: false)
        scene.settle()
        #expect(went == [1])
    }

    @Test func aHostedViewKnowsWhetherItIsInSight() throws {
        let scene = ListScene()
        let source = ListSource<Person>()
        source.register(view: Lamp.Maker.self) { _, _ in }
        source.attach(to: scene.table)
        source.apply((0..<100).map { Person($0) })
        scene.settle()
        let cell = try #require(scene.table.visibleCells.first as? WrapperTableCell<Lamp.Maker>)
        #expect(cell.backingView.lit == [false, true])
        scene.table.contentOffset.y = 44 * 50
        scene.settle()
        #expect(cell.backingView.lit.prefix(3) == [false, true, false])
    }
}

@MainActor @Suite struct CollectionSwipeTests {
    private let scene = ListScene()
    private var configuration = UICollectionLayoutListConfiguration(appearance: .plain)

    init() {
        scene.source.attach(to: scene.collection)
        scene.source.apply([Person(1), Person(2)])
        scene.source.addSwipeActions(to: &configuration)
    }

    private func titles(_ provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?)
        -> [String?]?
    {
        provider?(IndexPath(item: 1, section: 0))?.actions.map(\.title)
    }

    @Test func itemsOfAListLayoutHaveSwipeActions() {
        scene.source.leadingSwipeActions = { person in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: person.name) { _, _, done in done(true) }
            ])
        }
        #expect(titles(configuration.leadingSwipeActionsConfigurationProvider) == ["#2"])
        #expect(titles(configuration.trailingSwipeActionsConfigurationProvider) == nil)
    }

    @Test func itemsOfAListLayoutCanBeDeleted() throws {
        var deleted: [Int] = []
        scene.source.onDelete = { deleted.append($0.id) }
        let path = IndexPath(item: 1, section: 0)
        let offered = try #require(configuration.trailingSwipeActionsConfigurationProvider?(path))
        let action = try #require(offered.actions.first)
        #expect(action.style == .destructive)
        action.handler(action, UIView()) { #expect($0) }
        #expect(deleted == [2])
    }
}
