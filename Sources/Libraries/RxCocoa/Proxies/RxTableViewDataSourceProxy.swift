import UIKit

/// Passes the calls of `UITableViewDataSource` on, and sends them to observers.
public final class RxTableViewDataSourceProxy: ListProxy, UITableViewDataSource {
    private final class Standard: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var source: any UITableViewDataSource { forward as? any UITableViewDataSource ?? standard }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.tableView(tableView, numberOfRowsInSection: section)
    }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        source.tableView(tableView, cellForRowAt: indexPath)
    }
    public func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        source.tableView(tableView, titleForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        source.tableView(tableView, titleForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        source.tableView(tableView, canEditRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        source.tableView(tableView, canMoveRowAt: indexPath)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        source.sectionIndexTitles(for: tableView)
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { source.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        send("tableView:commit:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
        source.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        send("tableView:moveRowAtIndexPath:to:", [tableView, sourceIndexPath, destinationIndexPath])
        source.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
}
