import Foundation
import Kumiki
import Testing
import UIKit

// MARK: The screen

struct Island: DataSourceModel {
    let id: Int
    let name: String
}

struct Visit: ResponderEvent {
    let island: Island
    func stimulate(responder: any Visiting) { responder.visit(island) }
}

@MainActor protocol Visiting { func visit(_ island: Island) }

final class IslandCell: UITableViewCell {}

final class IslandsViewController: UITableViewController, Storyboardable {
    private let source = ListSource<Island>()

    override func viewDidLoad() {
        super.viewDidLoad()
        source.register(row: IslandCell.self) { cell, island in cell.textLabel?.text = island.name }
        source.onSelect = { [unowned self] island in stimulate(Visit(island: island)) }
        source.attach(to: tableView, asDelegate: true)
        source.bind(Server.islands)
    }
}

// MARK: Its tests

/// The source of the data, which arrive late.
@MainActor private enum Server {
    static let (islands, continuation) = AsyncStream.makeStream(of: [Island].self)
}

/// The handler of the event.
private final class Journey: UINavigationController, Visiting {
    var visited: [String] = []
    func visit(_ island: Island) { visited.append(island.name) }
}

/// A screen with a storyboard, a cell, an event and data that arrive late.
@MainActor @Suite(.serialized) struct SmallScreenTests {
    @Test func theScreenShowsLateDataAndSendsTheEvent() async throws {
        let journey = Journey(rootViewController: IslandsViewController.instance())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = journey
        window.makeKeyAndVisible()
        let table = try #require((journey.topViewController as? UITableViewController)?.tableView)
        #expect(table.numberOfSections == 0 || table.numberOfRows(inSection: 0) == 0)

        Server.continuation.yield([Island(id: 1, name: "Iriomote"), Island(id: 2, name: "Hateruma")])
        for _ in 0..<1000 where table.visibleCells.count < 2 {
            try await Task.sleep(for: .milliseconds(1))
            window.layoutIfNeeded()
        }
        #expect(table.visibleCells.map(\.textLabel?.text) == ["Iriomote", "Hateruma"])
        #expect(table.visibleCells.allSatisfy { $0 is IslandCell && $0.reuseIdentifier == "IslandCell" })

        #if !canImport(Darwin)
            let user = UserActions(on: window)
            user.touchDown(table.convert(CGPoint(x: 60, y: 66), to: window))
            user.touchUp()
            #expect(journey.visited == ["Hateruma"])
        #endif
    }

    @Test func theScreenHas22LinesAtMost() throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let screen = try #require(source.components(separatedBy: "// MARK: ").dropFirst().first)
        let lines = screen.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
        #expect(lines.count <= 22)
        #expect(lines.contains { $0.hasPrefix("final class IslandsViewController") })
        #expect(!screen.contains("as!") && !screen.contains("as?") && !screen.contains("try!"))
    }
}
