// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
open class UILabel: UIView { var text: String?; var font: UIFont!; var textColor: UIColor!; var textAlignment: NSTextAlignment = .natural; open var numberOfLines = 1 }
open class UIImageView: UIView { var image: UIImage? }
extension UIImage { func draw(in: CGRect) {} }
open class UIRefreshControl: UIView {}
