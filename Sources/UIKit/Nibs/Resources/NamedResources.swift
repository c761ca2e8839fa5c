import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization

extension ResourceLibrary {
    private static let bundles = Mutex<[String: ResourceLibrary]>([:])
    private static let project = Mutex<ResourceLibrary?>(nil)

    /// The project whose resources replace the main bundle's; nil if there is none.
    package static var current: ResourceLibrary? { RenderContext.current.resources ?? ofProcess }

    /// The project of code that no other project has been given; nil if there is none.
    package static var ofProcess: ResourceLibrary? {
        get { project.withLock { $0 } }
        set { project.withLock { $0 = newValue } }
    }

    /// Runs the closure with these resources in place of the main bundle's.
    package func performAsCurrent<T>(_ work: () throws -> T) rethrows -> T {
        try RenderContext.with(resources: self).perform(work)
    }

    /// Returns the resources of a bundle; the main bundle's are those of the current project if there is one.
    package static func of(_ bundle: Bundle?) -> ResourceLibrary {
        if bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath, let current { return current }
        let path = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
        if let known = bundles.withLock({ $0[path] }) { return known }
        var limits = ProjectFiles.Limits()
        limits.skipsBundles = true
        limits.followsLinks = true
        let library = ResourceLibrary(files: try? ProjectFiles(root: path, limits: limits))
        bundles.withLock { $0[path] = library }
        return library
    }

    /// The resources in the scope of the whole library, in the language of the interface.
    var topScope: ResourceScope { scope(near: (files?.root ?? "") + "/", language: CurrentLanguage.code) }
}

extension UIImage {
    /// Creates the image of that name in the main bundle's catalogs or files.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the image of that name in the bundle's catalogs or files.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let image = ResourceLibrary.of(bundle).topScope.image(named: name) else { return nil }
        self.init(storage: image.storage)
    }

    /// Creates the image of that name in the bundle's catalogs or files, with the configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = ResourceLibrary.of(bundle).topScope.image(named: name) else { return nil }
        let configured = configuration.map(image.withConfiguration) ?? image
        self.init(storage: configured.storage)
    }

    /// Creates the image of that name in the main bundle, which is expected to exist: without one it is empty, which is reported.
    public convenience init(imageLiteralResourceName name: String) {
        let image = ResourceLibrary.of(nil).topScope.image(named: name)
        if image == nil { RuntimeDiagnostics.report("there is no image named \(name)") }
        self.init(storage: (image ?? UIImage()).storage)
    }

    /// Creates the image in a file; nil if it is unreadable.
    public convenience init?(contentsOfFile path: String) {
        guard let image = ImageFiles.read(path) else { return nil }
        let stem = (path as NSString).deletingPathExtension
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Creates the image in the data; nil if they are unreadable.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates the image in the data, whose pixels are `1 / scale` points each; nil if they are unreadable.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }
}

extension UIColor {
    /// Creates the color of that name in the main bundle's catalogs.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the color of that name in the bundle's catalogs.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = ResourceLibrary.of(bundle).topScope.color(named: name) else { return nil }
        self.init(value: color.value, name: name)
    }
}
