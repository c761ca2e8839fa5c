import Foundation

/// A document of scenes, each with its controller.
@MainActor
open class UIStoryboard: NSObject {}
