// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
open class UIScrollView: UIView { open weak var delegate: (any UIScrollViewDelegate)?; open var contentSize = CGSize.zero; open var adjustedContentInset: UIEdgeInsets { .zero } }
open class UIRefreshControl: UIView {}
