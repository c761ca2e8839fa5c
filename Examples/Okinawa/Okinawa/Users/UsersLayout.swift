import Kumiki
import UIKit

/// The layout of the list: the counterpart of the first scene of `UsersViewController.storyboard`.
struct UsersLayout: CodeInterfaceBuilder {
    enum Key: String, CodeInterfaceBuilderKey { case users }

    let view = UIView()
    let tableView = Drawn.placed(UITableView())
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
    let emptyView = UIView()
    let callButton = Drawn.button(
        .tinted(), "Call everyone", .headline, foreground: "Lagoon", background: "Lagoon")

    init(key: Key) {
        view.backgroundColor = UIColor(named: "Shell")
        buildSearchBar()
        buildEmptyView()
        tableView.backgroundColor = UIColor(named: "Shell")
        tableView.alwaysBounceVertical = true
        tableView.accessibilityIdentifier = "users"
        tableView.tableHeaderView = searchBar
        view.add(tableView)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            safe.trailingAnchor.constraint(equalTo: tableView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: tableView.bottomAnchor),
        ])
    }

    private func buildSearchBar() {
        searchBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = Texts.here("Name or island")
        searchBar.searchTextField.autocorrectionType = .no
        searchBar.searchTextField.returnKeyType = .search
    }

    private func buildEmptyView() {
        let shisa = Drawn.picture("Shisa")
        let title = Drawn.label("Nobody on this beach", .title3, "Ink", lines: 0, alignment: .center)
        let text = Drawn.label(
            "Look for another name, or ask everyone to come back.", .subheadline, "Mist", lines: 0,
            alignment: .center)
        emptyView.add(shisa, title, text, callButton)
        place(shisa, title, text, in: emptyView)
    }

    private func place(_ shisa: UIView, _ title: UIView, _ text: UIView, in view: UIView) {
        NSLayoutConstraint.activate([
            shisa.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            shisa.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            title.topAnchor.constraint(equalTo: shisa.bottomAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            view.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 32),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            view.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 32),
            callButton.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
            callButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            view.bottomAnchor.constraint(greaterThanOrEqualTo: callButton.bottomAnchor, constant: 24),
        ])
    }
}
