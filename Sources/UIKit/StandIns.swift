// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
open class UILabel: UIView { var text: String?; var font: UIFont!; var textColor: UIColor!; var textAlignment: NSTextAlignment = .natural }
open class UIImageView: UIView { var image: UIImage? }
public enum NSTextAlignment { case natural, center }
extension UIImage { convenience init?(systemName: String) { return nil }; func draw(in: CGRect) {} }
extension NSAttributedString.Key { static let font = NSAttributedString.Key(rawValue: "NSFont"); static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor") }
