import Foundation

extension NSAttributedString {
    /// Creates an empty string, as `init()` does, which Foundation does not have here and extensions cannot declare.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}
