import Kumiki
import UIKit

/// A cell with a nib, and one without.
final class IslanderCell: UITableViewCell, Nibable {
    private let nameLabel = UILabel()
    func show(_ islander: Islander) { nameLabel.text = islander.name }
}

final class TrackCell: UICollectionViewCell {
    var title = ""
}

/// A view that is a cell's content.
final class BoatView: UIView, ReusableViewType {
    var name = ""
    func prepareForReuse() { name = "" }
}

enum BoatMaker: BackingViewMaker {
    static func make() -> BoatView { BoatView() }
}

typealias BoatCell = WrapperCell<BoatMaker>
