// Stands in so that the branches compile until the real types land.
// Whoever merges this beside the real types deletes what is doubled here (the whole file, once all is there).
import QuartzCore
open class UIRefreshControl: UIView {}
