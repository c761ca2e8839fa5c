import Kumiki
import Observation
import UIKit

/// A store whose changes are observed.
@MainActor @Observable final class Store {
    var islanders: [Islander] = []
}

/// A screen with lists, filled from a sequence.
final class ListViewController: UIViewController {
    private let islanders = ListSource<Islander>()
    private let tracks = ListSource<Track>()
    private let all = ListSource<AnyModel>()
    private let tableView = UITableView()
    private let store = Store()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(IslanderCell.self)
        islanders.register(row: IslanderCell.self) { cell, islander in cell.show(islander) }
        islanders.onSelect = { [weak self] islander in
            self?.view.stimulate(ShowIslander(islander: islander))
        }
        islanders.attach(to: tableView)
        islanders.apply([Islander(id: 1, name: "Higa")])
        all.apply([AnyModel(Islander(id: 1, name: "Higa")), AnyModel(Track(id: "t", title: "Asadoya"))])
    }

    func followStore() {
        islanders.observe { [store] in store.islanders }
    }

    func follow(_ names: AsyncStream<[Islander]>) {
        islanders.bind(names)
    }
}
