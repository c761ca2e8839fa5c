// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
public enum NSTextAlignment { case natural, center, left, right }
open class UILabel: UIView { var text: String?; var font: UIFont!; var textColor: UIColor!; var textAlignment: NSTextAlignment = .natural; open var numberOfLines = 1 }
open class UIImageView: UIView { var image: UIImage? }
extension UIImage { convenience init?(systemName: String) { return nil }; func draw(in: CGRect) {} }
extension NSAttributedString.Key { static let font = NSAttributedString.Key(rawValue: "NSFont"); static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor") }
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
open class UIScrollView: UIView { open weak var delegate: (any UIScrollViewDelegate)?; open var contentSize = CGSize.zero; open var adjustedContentInset: UIEdgeInsets { .zero } }
open class UIRefreshControl: UIView {}
@MainActor open class UINib: NSObject { open func instantiate(withOwner: Any?, options: [AnyHashable: Any]?) -> [Any] { [] } }
