import Kumiki
import UIKit

/// Everyone on the islands. The rows come from a data source of their own, which outlives no table and knows no
/// `User`.
final class UsersViewController: UIViewController, Storyboardable {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private var emptyView: UIView!

    private let dataSource = DataSource<User>()
    private var query = ""
    private var sortsByIsland = false

    private var users: [User] = [] {
        didSet { showUsers() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UserCell.self)
        dataSource.cell = { tableView, indexPath, user in
            let cell = tableView.dequeueReusableCell(UserCell.self, for: indexPath)
            cell.show(user)
            return cell
        }
        tableView.dataSource = dataSource
        tableView.delegate = self
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
        tableView.refreshControl = refresh
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The answer of a server, one second later.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.users = User.samples
        }
    }

    private func showUsers() {
        let found = users.filter {
            query.isEmpty || ($0.name + " " + $0.island).localizedCaseInsensitiveContains(query)
        }
        let sorted = found.sorted { sortsByIsland ? $0.island < $1.island : $0.id < $1.id }
        dataSource.setupModel(sorted)
        tableView?.reloadData()
        tableView?.backgroundView = sorted.isEmpty ? emptyView : nil
        tableView?.refreshControl?.endRefreshing()
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
        sortsByIsland.toggle()
        showUsers()
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
        searchBar.text = nil
        query = ""
        showUsers()
    }

    @objc private func reload(_ sender: UIRefreshControl) {
        users = User.samples
    }
}

extension UsersViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let user = dataSource[indexPath]
        let detail = UserDetailViewController.instance { coder in
            UserDetailViewController(coder: coder, user: user)
        }
        navigationController?.pushViewController(detail, animated: true)
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
