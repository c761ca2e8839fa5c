import Foundation

/// The scripts and message handlers of web views. Scripts are kept and have no effect, so that no handler is called.
open class WKUserContentController: NSObject {
    /// The scripts in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []

    public override init() { super.init() }

    open func addUserScript(_ userScript: WKUserScript) {
        Inert.use("WKUserContentController.addUserScript(_:)")
        userScripts.append(userScript)
    }

    open func removeAllUserScripts() { userScripts = [] }

    // MARK: Messages

    open func add(_ scriptMessageHandler: WKScriptMessageHandler, name: String) {
        Inert.use("WKUserContentController.add(_:name:)")
    }

    open func add(
        _ scriptMessageHandler: WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        Inert.use("WKUserContentController.add(_:contentWorld:name:)")
    }

    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {
        Inert.use("WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)")
    }

    open func removeScriptMessageHandler(forName name: String) {}

    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}

    open func removeAllScriptMessageHandlers() {}

    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}

    // MARK: Rules

    open func add(_ contentRuleList: WKContentRuleList) { Inert.use("WKUserContentController.add(_:)") }

    open func remove(_ contentRuleList: WKContentRuleList) {}

    open func removeAllContentRuleLists() {}
}

/// A script that a web view would run in its pages.
open class WKUserScript: NSObject, NSCopying {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }

    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
