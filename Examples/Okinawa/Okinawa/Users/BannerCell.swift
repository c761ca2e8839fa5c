import UIKit

/// The banner above the list.
final class BannerCell: UITableViewCell {
    @IBOutlet private(set) weak var headlineLabel: UILabel!
    @IBOutlet private(set) weak var captionLabel: UILabel!
}
