import Kumiki
import Observation
import Testing
import UIKit

// A module whose default isolation is the main actor, including conformances (SE-0466). Nothing is annotated here, as in
// an app.

struct User: DataSourceModel {
    let id: Int
    var name: String
}

struct Ad: Identifiable, Equatable { let id: String }
extension Ad: DataSourceModel {}

@Observable final class Todo: DataSourceModel {
    let id: Int
    var text: String
    init(_ id: Int, _ text: String) { (self.id, self.text) = (id, text) }
}

struct Track: Equatable { let path: String }
enum Shelf { case friends, others }

protocol Named { var name: String { get } }
extension User: Named {}

final class CommentView: UIView, ReusableViewType, ItemStateKeeping {
    let label = UILabel()
    var itemState = false
    func prepareForReuse() { label.text = nil }
    func updateConfiguration(using state: UICellConfigurationState) { isOpaque = state.isDisplayed }
}

enum CommentMaker: BackingViewMaker {
    static func make() -> CommentView { CommentView() }
    static var layout: HostingLayout { HostingLayout(minimumSize: CGSize(width: 0, height: 44)) }
}

final class NameRow: UITableViewCell { func show(_ name: String) { textLabel?.text = name } }
final class Band: UITableViewHeaderFooterView {}

actor Server {
    func name(of id: Int) -> String { "user \(id)" }
    nonisolated func users() -> AsyncStream<[User]> {
        AsyncStream { states in
            states.yield([User(id: 1, name: "Aoi")])
            states.finish()
        }
    }
}

final class Screen: UIViewController {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var window: UIWindow?

    func show() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(table)
        self.window = window
        window.layoutIfNeeded()
    }

    var rows: [String?] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text }
    }

    func turn() async { for _ in 0..<20 { await Task.yield() } }
}

@Suite struct MainActorModuleTests {
    let screen = Screen()

    init() { screen.show() }

    @Test func modelsAreShownAndBound() async {
        let source = ListSource<User>()
        source.register(row: NameRow.self) { cell, user in cell.show(user.name) }
        source.attach(to: screen.table)
        await source.apply([User(id: 1, name: "Kai"), User(id: 2, name: "Umi")])
        #expect(screen.rows == ["Kai", "Umi"])
        source.bind(Server().users())
        await screen.turn()
        #expect(screen.rows == ["Aoi"])
    }

    @Test func modelsOfSeveralTypesAreShown() async {
        let source = ListSource<AnyModel>()
        source.register(row: NameRow.self, of: (any Named).self) { cell, named in cell.show(named.name) }
        source.register(row: NameRow.self, of: Ad.self) { cell, ad in cell.show(ad.id) }
        source.attach(to: screen.table)
        await source.apply([AnyModel(User(id: 1, name: "Kai")), AnyModel(Ad(id: "ad"))])
        await source.apply([AnyModel(Ad(id: "ad")), AnyModel(User(id: 1, name: "Aoi"))])
        #expect(screen.rows == ["ad", "Aoi"])
    }

    @Test func sectionsAreIdentifiedByAnEnumeration() async {
        let source = ListSource<User>()
        source.register(view: CommentMaker.self) { view, user in view.label.text = user.name }
        source.register(header: Band.self) { _, section in #expect(section.id == AnyID(Shelf.friends)) }
        source.attach(to: screen.table)
        let info = AnyModel(Ad(id: "ad"))
        await source.apply(sections: [
            ListSection(id: Shelf.friends, info: info, models: [User(id: 1, name: "Kai")])
        ])
        screen.table.layoutIfNeeded()
        #expect(source.sections.first?.id.as(Shelf.self) == .friends)
        #expect(screen.table.visibleCells.count == 1)
    }

    @Test func lateDataIsShown() async throws {
        let (source, server) = (ListSource<User>(), Server())
        source.register(row: NameRow.self) { cell, user in
            cell.task(for: user.id) {
                await server.name(of: user.id)
            } show: {
                $0.show($1)
            }
        }
        source.attach(to: screen.table)
        await source.apply([User(id: 7, name: "")])
        screen.table.layoutIfNeeded()
        for _ in 0..<1000 where screen.rows != ["user 7"] { try await Task.sleep(for: .milliseconds(1)) }
        #expect(screen.rows == ["user 7"])
    }

    @Test func observableModelsAreFollowed() async {
        let (source, todo) = (ListSource<Todo>(), Todo(1, "sail"))
        source.register(row: NameRow.self) { cell, todo in cell.show(todo.text) }
        source.attach(to: screen.table)
        await source.apply([todo])
        #expect(screen.rows == ["sail"])
        todo.text = "swim"
        await screen.turn()
        #expect(screen.rows == ["swim"])
    }

    @Test func adaptedValuesAreShown() async {
        let source = ListSource<Adapted<Track, String>>()
        source.register(row: NameRow.self) { cell, track in cell.show(track.path) }
        source.attach(to: screen.table)
        await source.apply([Track(path: "/1")].identified(by: \.path))
        #expect(screen.rows == ["/1"])
    }

    @Test func hostedViewsAreMeasuredAndKeepTheirState() {
        let (measurer, states) = (ViewMeasurer<CommentMaker>(), ItemStates())
        let user = User(id: 1, name: "Kai")
        let size = measurer.size(of: user, width: 100, in: UITraitCollection()) { $0.label.text = $1.name }
        #expect(size == CGSize(width: 100, height: 44))
        let cell = WrapperCell<CommentMaker>(frame: .zero)
        cell.update(for: Shelf.friends, keeping: states) { $0.label.text = "Kai" }
        #expect(states.ids == [Shelf.friends])
    }
}
