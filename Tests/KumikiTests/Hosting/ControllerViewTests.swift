import Testing
import UIKit

@testable import Kumiki

private final class Tile: UIViewController, ReusableViewType {
    var appearances = 0
    var parents: [UIViewController?] = []
    var reuses = 0
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        parents.append(parent)
    }
    func prepareForReuse() { reuses += 1 }
}

private enum TileMaker: BackingViewMaker {
    static func make() -> ControllerView<Tile> { ControllerView(Tile()) }
}

private struct AskTile: ResponderEvent {
    typealias Responder = TileAsked
    func stimulate(responder: any TileAsked) { responder.asked() }
}

@MainActor private protocol TileAsked { func asked() }

private final class Wall: UIViewController, TileAsked {
    var questions = 0
    func asked() { questions += 1 }
}

/// A controller as content is a child of the controller that it is in.
@MainActor @Suite struct ControllerViewTests {
    private let cell = WrapperCell<TileMaker>(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let wall = Wall()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private var tile: Tile { cell.backingView.controller }

    init() {
        window.rootViewController = wall
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func aControllerIsContainedWhileItsCellIsInAWindow() {
        _ = tile
        wall.view.addSubview(cell)
        #expect(tile.parent === wall && wall.children == [tile])
        #expect(tile.parents.last == .some(wall))
        cell.removeFromSuperview()
        #expect(tile.parent == nil && wall.children.isEmpty)
    }

    @Test func anotherScreenTakesItOver() {
        _ = tile
        let other = Wall()
        let second = UIWindow(frame: window.frame)
        second.rootViewController = other
        second.isHidden = false
        wall.view.addSubview(cell)
        other.view.addSubview(cell)
        #expect(tile.parent === other && wall.children.isEmpty)
    }

    @Test func itsViewFillsTheCell() {
        _ = tile
        wall.view.addSubview(cell)
        cell.layoutIfNeeded()
        #expect(tile.view.frame.size == CGSize(width: 100, height: 50))
    }

    @Test func reuseReachesTheController() {
        cell.prepareForReuse()
        #expect(tile.reuses == 1)
    }

    @Test func eventsGoOnToTheContainingController() {
        _ = tile
        wall.view.addSubview(cell)
        tile.view.stimulate(AskTile())
        #expect(wall.questions == 1)
    }

    @Test func aCellOutsideAnyControllerContainsNothing() {
        let loose = UIWindow(frame: window.frame)
        loose.isHidden = false
        _ = tile
        loose.addSubview(cell)
        #expect(tile.parent == nil)
    }
}
