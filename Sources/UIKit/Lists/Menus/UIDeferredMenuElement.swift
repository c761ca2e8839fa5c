/// A placeholder for elements of a menu that are provided when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The number of requests so far; only the last one is waited for.
    private var requests = 0
    private var isWaiting = false

    /// The elements in place of this one; nil until they are provided.
    private(set) var elements: [UIMenuElement]?

    /// Creates an element whose provider is called once, when the menu first opens.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// Returns an element whose provider is called whenever the menu opens.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, provider: elementProvider)
    }

    private init(
        isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.isCached = isCached
        self.provider = provider
        super.init(title: SystemWord.loading.text, image: nil)
    }

    /// Calls the provider unless its elements are cached or awaited, and the closure when they are there.
    func request(_ provided: @escaping () -> Void) {
        if isCached, elements != nil || isWaiting { return }
        elements = nil
        isWaiting = true
        requests += 1
        provider { [weak self, request = requests] elements in
            guard let self, request == self.requests else { return }
            self.elements = elements
            isWaiting = false
            provided()
        }
    }
}

extension UIMenu {
    /// Requests the deferred elements of the menu and of its inline submenus. The closure is called whenever some are
    /// provided.
    func requestDeferredElements(_ provided: @escaping () -> Void) {
        for child in children {
            switch child {
            case let element as UIDeferredMenuElement: element.request(provided)
            case let menu as UIMenu where menu.options.contains(.displayInline):
                menu.requestDeferredElements(provided)
            default: continue
            }
        }
    }
}
