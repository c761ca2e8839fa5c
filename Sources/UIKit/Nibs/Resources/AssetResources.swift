import Foundation

/// A color of an asset catalog. Xcode generates a constant for each.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The color of that name in the bundle's catalogs.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// An image of an asset catalog. Xcode generates a constant for each.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image of that name in the bundle's catalogs.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
    /// Creates the color of a resource; a clear color, with a report, if the bundle does not contain it.
    public convenience init(resource: ColorResource) {
        if let color = ResourceLibrary.of(resource.bundle).topScope.color(named: resource.name) {
            self.init(value: color.value, name: resource.name)
        } else {
            RuntimeDiagnostics.report("the project has no color \"\(resource.name)\"")
            self.init(white: 0, alpha: 0)
        }
    }
}

extension UIImage {
    /// Creates the image of a resource; an empty image, with a report, if the bundle does not contain it.
    public convenience init(resource: ImageResource) {
        if let image = ResourceLibrary.of(resource.bundle).topScope.image(named: resource.name) {
            self.init(storage: image.storage)
        } else {
            RuntimeDiagnostics.report("the project has no image \"\(resource.name)\"")
            self.init()
        }
    }
}
