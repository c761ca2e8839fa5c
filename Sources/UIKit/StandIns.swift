// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
open class UILabel: UIView { var text: String?; var font: UIFont!; var textColor: UIColor!; var textAlignment: NSTextAlignment = .natural }
open class UIImageView: UIView { var image: UIImage? }
extension UIImage { func draw(in: CGRect) {} }
open class UIScrollView: UIView { open var contentSize = CGSize.zero; public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }; public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) } }
open class UIStackView: UIView { func updateStackConstraints() {} }
