import ModelIO
import UIKit

// The class's own `Error` hides Swift's in its generated functions.
extension MTKTextureLoader {
    public typealias Callback = ((any MTLTexture)?, (any Swift.Error)?) -> Void
    public typealias ArrayCallback = ([any MTLTexture], NSError?) -> Void

    public func newTexture(
        URL: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback
    ) { fail("newTexture(URL:options:completionHandler:)", completionHandler) }

    public func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil,
        completionHandler: @escaping Callback
    ) { fail("newTexture(name:scaleFactor:bundle:options:completionHandler:)", completionHandler) }

    public func newTexture(
        data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback
    ) { fail("newTexture(data:options:completionHandler:)", completionHandler) }

    public func newTexture(
        cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback
    ) { fail("newTexture(cgImage:options:completionHandler:)", completionHandler) }

    public func newTexture(
        texture: MDLTexture, options: [Option: Any]? = nil, completionHandler: @escaping Callback
    ) { fail("newTexture(texture:options:completionHandler:)", completionHandler) }

    /// Reports the function, and fails in a later turn: without a device there are no textures.
    private func fail(_ name: String, _ completionHandler: @escaping Callback) {
        Inert.use("MTKTextureLoader.\(name)")
        Inert.later { completionHandler(nil, Inert.error("")) }
    }
}
