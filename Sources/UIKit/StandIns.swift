// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
open class UILabel: UIView { var text: String?; var font: UIFont!; var textColor: UIColor!; var textAlignment: NSTextAlignment = .natural }
open class UIImageView: UIView { var image: UIImage? }
public enum NSTextAlignment { case natural, center }
extension UIImage { convenience init?(systemName: String) { return nil }; func draw(in: CGRect) {} }
extension NSAttributedString.Key { static let font = NSAttributedString.Key(rawValue: "NSFont"); static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor") }
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
open class UIScrollView: UIView { open weak var delegate: (any UIScrollViewDelegate)?; open var contentSize = CGSize.zero; open var adjustedContentInset: UIEdgeInsets { .zero } }
open class UIRefreshControl: UIView {}
@MainActor open class UINib: NSObject { open func instantiate(withOwner: Any?, options: [AnyHashable: Any]?) -> [Any] { [] } }
public struct CACornerMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let layerMinXMinYCorner = CACornerMask(rawValue: 1), layerMaxXMinYCorner = CACornerMask(rawValue: 2), layerMinXMaxYCorner = CACornerMask(rawValue: 4), layerMaxXMaxYCorner = CACornerMask(rawValue: 8) }
extension CALayer { var maskedCorners: CACornerMask { get { [] } set {} }; var zPosition: CGFloat { get { 0 } set {} } }
extension UILabel { open var numberOfLines: Int { get { 1 } set {} } }
