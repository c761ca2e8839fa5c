import Foundation

extension NSBundleResourceRequest {
    /// The bundle whose resources are requested; here all are part of it.
    public var bundle: Bundle { .main }

    public convenience init(tags: Set<String>, bundle: Bundle) { self.init(tags: tags) }
}
