// Stands in until the refresh control lands; the branch that brings it deletes this file.
open class UIRefreshControl: UIView {}
