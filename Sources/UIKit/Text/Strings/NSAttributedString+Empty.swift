import Foundation

extension NSAttributedString {
    /// An empty string, as by `init()`, which Foundation does not have here and extensions cannot declare.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}
