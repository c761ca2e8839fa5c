import Kumiki
import UIKit

/// Everyone on the islands. The rows come from a separate data source, which is released with the table and does not
/// depend on `User`.
final class UsersViewController: CodeViewController, CodeScreen, Storyboardable {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private var emptyView: UIView!

    private let dataSource = ListSource<User>()
    private var query = ""
    private var sortsByIsland = false

    private var users: [User] = [] {
        didSet { showUsers() }
    }

    func bind(_ layout: UsersLayout) {
        (tableView, searchBar, emptyView) = (layout.tableView, layout.searchBar, layout.emptyView)
        searchBar.delegate = self
        layout.callButton.addAction(
            UIAction { [weak self] _ in self?.callEveryone() }, for: .primaryActionTriggered)
        showNavigationItem()
    }

    private func showNavigationItem() {
        navigationItem.title = Texts.here("Islanders")
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: Texts.here("Sort"), image: UIImage(systemName: "arrow.up.arrow.down"),
            primaryAction: UIAction { [weak self] _ in self?.sortByIsland() })
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addUser(_:))),
            UIBarButtonItem(
                title: Texts.here("Select"), style: .plain, target: self,
                action: #selector(toggleEditing(_:))),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.register(row: UserCell.self) { cell, user in cell.show(user) }
        dataSource.emptyView = emptyView
        dataSource.deselectsAtOnce = true
        dataSource.onSelect = { [weak self] user in self?.show(user) }
        dataSource.onDelete = { [weak self] user in self?.users.removeAll { $0.id == user.id } }
        dataSource.attach(to: tableView)
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
        tableView.refreshControl = refresh
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Simulates the response of a server, one second later.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.users = User.samples
        }
    }

    private func showUsers() {
        let found = users.filter {
            query.isEmpty || ($0.name + " " + $0.island).localizedCaseInsensitiveContains(query)
        }
        dataSource.apply(found.sorted { sortsByIsland ? $0.island < $1.island : $0.id < $1.id })
        tableView?.refreshControl?.endRefreshing()
    }

    private func show(_ user: User) {
        let detail =
            builderKey == nil
            ? UserDetailViewController.instance { coder in UserDetailViewController(coder: coder, user: user)
            }
            : UserDetailViewController(user: user, builderKey: .islander)
        navigationController?.pushViewController(detail, animated: true)
    }

    private func sortByIsland() {
        sortsByIsland.toggle()
        showUsers()
    }

    private func callEveryone() {
        searchBar.text = nil
        query = ""
        showUsers()
    }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> UserDetailViewController? {
        guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else {
            return nil
        }
        return UserDetailViewController(coder: coder, user: dataSource[indexPath])
    }
}

// MARK: - Actions

extension UsersViewController {
    @IBAction private func sortByIsland(_ sender: Any) {
        sortByIsland()
    }

    @IBAction private func addUser(_ sender: Any) {
        let id = (users.map(\.id).max() ?? 0) + 1
        users.append(
            User(id: id, name: "Tida Arakaki", island: "Taketomi", avatar: "AvatarHaru", isNew: true))
    }

    @IBAction private func toggleEditing(_ sender: Any) {
        tableView.setEditing(!tableView.isEditing, animated: true)
    }

    @IBAction private func callEveryone(_ sender: Any) {
        callEveryone()
    }

    @objc private func reload(_ sender: UIRefreshControl) {
        users = User.samples
    }
}

extension UsersViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query = searchText
        showUsers()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

extension UsersViewController: WaveResponder {
    func wave(at user: User) {
        stimulate(ShowNotice(title: Texts.waved(user.name)))
    }
}
