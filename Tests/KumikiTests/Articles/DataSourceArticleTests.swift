import Kumiki
import Testing
import UIKit

// The model, and data as a server sends it.

private struct User: Identifiable, Equatable {
    let name: String
    var id: String { name }
}

private let data = (1...7).map { User(name: "mothule-\($0)") }

// The data source has a name, and no user.

private protocol NamedModel: DataSourceModel {
    var name: String { get }
}

extension User: NamedModel {}

@MainActor
private func names<Model: NamedModel>() -> ListSource<Model> {
    let dataSource = ListSource<Model>()
    dataSource.register(row: UITableViewCell.self) { cell, model in cell.textLabel?.text = model.name }
    return dataSource
}

// The screen of the article: users arrive one second after it appears.

private final class ViewController: UIViewController {
    let tableView = UITableView()
    private let dataSource: ListSource<User> = names()

    private var users: [User] = [] {
        didSet { dataSource.apply(users) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        tableView.dataSource = dataSource
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) { [weak self] in self?.users = data }
    }
}

// The binding that the article proposes, instead of `didSet`.

private final class BoundViewController: UIViewController {
    let tableView = UITableView()
    private let dataSource: ListSource<User> = names()
    private let users: AsyncStream<[User]>

    init(users: AsyncStream<[User]>) {
        self.users = users
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        view.addSubview(tableView)
        tableView.dataSource = dataSource
        dataSource.bind(users)
    }
}

/// The article's screen, with its data source.
@MainActor @Suite struct DataSourceArticleTests {
    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    #if !canImport(Darwin)
        @Test func theUsersAreShownOnceTheyHaveArrived() {
            VirtualClock.withFresh { clock in
                let controller = ViewController()
                let window = show(controller)
                clock.advance(by: 0.9)
                #expect(texts(controller.tableView) == [])
                clock.advance(by: 0.2)
                window.layoutIfNeeded()
                #expect(texts(controller.tableView) == data.map(\.name))
            }
        }
    #endif

    @Test func aBindingShowsEveryState() async {
        let (users, server) = AsyncStream.makeStream(of: [User].self)
        let controller = BoundViewController(users: users)
        let window = show(controller)
        for state in [data, Array(data.reversed()), Array(data.prefix(2))] {
            server.yield(state)
            for _ in 0..<20 { await Task.yield() }
            window.layoutIfNeeded()
            #expect(texts(controller.tableView) == state.map(\.name))
        }
    }

    @Test func theTableShowsOtherModelsWithANameAsWell() {
        struct Island: NamedModel {
            let id: Int
            var name: String
        }
        let islands: ListSource<Island> = names()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = islands
        islands.apply([Island(id: 1, name: "Taketomi")])
        table.layoutIfNeeded()
        #expect(texts(table) == ["Taketomi"])
    }
}
