import Foundation
@_spi(Frameworks) import UIKit

/// Displays the pages of a document, one below or beside the other, in a scroll view.
@preconcurrency @MainActor
open class PDFView: UIView, UIGestureRecognizerDelegate {
    private let scroll = PDFScrollView()
    private let content = UIView()
    private var pageViews: [PDFPageView] = []
    private var shownPage: PDFPage?

    open weak var delegate: (any PDFViewDelegate)?
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { layoutDocumentView() } }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { layoutDocumentView() } }
    open var displaysPageBreaks = true { didSet { layoutDocumentView() } }
    /// The space around pages in points.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { layoutDocumentView() }
    }
    open var displayBox = PDFDisplayBox.cropBox { didSet { layoutDocumentView() } }
    open var displaysAsBook = false
    open var displaysRTL = false
    open var interpolationQuality = PDFInterpolationQuality.high
    open var pageShadowsEnabled = true { didSet { layoutDocumentView() } }
    open private(set) var isUsingPageViewController = false
    open var enableDataDetectors = false
    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    /// The pixels of a page's point; 1 is the size of the document.
    open var scaleFactor: CGFloat = 1 {
        didSet {
            if scaleFactor != oldValue { layoutDocumentView() }
            NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        }
    }
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 5
    /// Whether a page is as wide as the view.
    open var autoScales = false { didSet { layoutDocumentView() } }

    open var document: PDFDocument? {
        didSet {
            shownPage = nil
            layoutDocumentView()
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemGray4
        scroll.addSubview(content)
        addSubview(scroll)
        scroll.onScroll = { [weak self] in self?.pageMayHaveChanged() }
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] tap in
            guard let self, tap.state == .ended else { return }
            performAction(at: tap.location(in: self))
        }
        addGestureRecognizer(tap)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.frame != bounds else { return }
        scroll.frame = bounds
        layoutDocumentView()
    }

    private var pages: [PDFPage] {
        guard let document else { return [] }
        let all = (0..<document.pageCount).compactMap(document.page(at:))
        guard displayMode == .singlePage || displayMode == .twoUp else { return all }
        return [currentPage ?? all.first].compactMap { $0 }
    }

    private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

    /// The scale at which the widest page is as wide as the view.
    open var scaleFactorForSizeToFit: CGFloat {
        let sizes = pages.map { $0.bounds(for: displayBox).size }
        guard let width = sizes.map(\.width).max(), width > 0, bounds.width > 0 else { return 1 }
        let fitting = (bounds.width - margins.left - margins.right) / width
        guard displayMode == .singlePage, let height = sizes.map(\.height).max(), height > 0 else {
            return fitting
        }
        return min(fitting, (bounds.height - margins.top - margins.bottom) / height)
    }

    open func layoutDocumentView() {
        for view in pageViews { view.removeFromSuperview() }
        if autoScales, bounds.width > 0 {
            let fitting = scaleFactorForSizeToFit
            if fitting > 0, fitting.isFinite, abs(fitting - scaleFactor) > 1e-6 {
                scaleFactor = fitting
                return
            }
        }
        var place = CGPoint.zero
        var size = CGSize.zero
        let isHorizontal = displayDirection == .horizontal
        pageViews = pages.map { page in
            let box = page.bounds(for: displayBox)
            let own = CGSize(width: box.width * scaleFactor, height: box.height * scaleFactor)
            let view = PDFPageView(page, displayBox, scaleFactor)
            view.frame = CGRect(
                x: place.x + margins.left, y: place.y + margins.top, width: own.width, height: own.height)
            if pageShadowsEnabled, displaysPageBreaks {
                (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (
                    0.2, 3, CGSize(width: 0, height: 1)
                )
            }
            let (width, height) = (
                own.width + margins.left + margins.right, own.height + margins.top + margins.bottom
            )
            if isHorizontal { place.x += width } else { place.y += height }
            size.width = isHorizontal ? place.x : max(size.width, width)
            size.height = isHorizontal ? max(size.height, height) : place.y
            content.addSubview(view)
            return view
        }
        for view in pageViews {
            if isHorizontal { view.center.y = size.height / 2 } else { view.center.x = size.width / 2 }
        }
        scroll.contentSize = size
        content.frame = CGRect(
            x: max((bounds.width - size.width) / 2, 0), y: max((bounds.height - size.height) / 2, 0),
            width: size.width,
            height: size.height)
        pageMayHaveChanged()
    }

    open var documentView: UIView? { document == nil ? nil : content }
    open func rowSize(for page: PDFPage) -> CGSize { page.bounds(for: displayBox).size }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        displayMode = enable ? .singlePage : .singlePageContinuous
    }

    // MARK: Zoom

    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }
    open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }

    // MARK: Pages

    open var visiblePages: [PDFPage] {
        pageViews.filter { $0.convert($0.bounds, to: scroll).intersects(scroll.bounds) }.map(\.page)
    }

    /// The page in the middle of the view.
    open var currentPage: PDFPage? {
        guard displayMode != .singlePage, displayMode != .twoUp else {
            return shownPage ?? document?.page(at: 0)
        }
        let middle = CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY)
        return page(for: scroll.convert(middle, to: self), nearest: true) ?? document?.page(at: 0)
    }

    private func pageMayHaveChanged() {
        let page = currentPage
        guard page !== shownPage else { return }
        shownPage = page
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    open func go(to page: PDFPage) {
        guard displayMode != .singlePage, displayMode != .twoUp else {
            guard page !== shownPage else { return }
            shownPage = page
            layoutDocumentView()
            return NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
        }
        guard let view = pageViews.first(where: { $0.page === page }) else { return }
        let end = CGPoint(
            x: max(scroll.contentSize.width - scroll.bounds.width, 0),
            y: max(scroll.contentSize.height - scroll.bounds.height, 0))
        scroll.contentOffset = CGPoint(
            x: min(max(view.frame.minX - margins.left, 0), end.x),
            y: min(max(view.frame.minY - margins.top, 0), end.y))
        pageMayHaveChanged()
    }

    open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
    open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    open var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }

    private var index: Int? { currentPage.flatMap { document?.index(for: $0) } }
    private func goToPage(at index: Int?) {
        if let index, let page = document?.page(at: index) { go(to: page) }
    }

    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoToNextPage: Bool { index.map { $0 + 1 < document?.pageCount ?? 0 } ?? false }
    open var canGoToPreviousPage: Bool { index.map { $0 > 0 } ?? false }
    open func goToFirstPage(_ sender: Any?) { goToPage(at: 0) }
    open func goToLastPage(_ sender: Any?) { goToPage(at: (document?.pageCount ?? 0) - 1) }
    open func goToNextPage(_ sender: Any?) { goToPage(at: index.map { $0 + 1 }) }
    open func goToPreviousPage(_ sender: Any?) { goToPage(at: index.map { $0 - 1 }) }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open func goBack(_ sender: Any?) {}
    open func goForward(_ sender: Any?) {}

    // MARK: Coordinates. A page's origin is at its lower left.

    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        let place = convert(point, to: content)
        if let hit = pageViews.first(where: { $0.frame.contains(place) }) { return hit.page }
        guard nearest else { return nil }
        func distance(_ view: UIView) -> CGFloat {
            let x = max(view.frame.minX - place.x, 0, place.x - view.frame.maxX)
            let y = max(view.frame.minY - place.y, 0, place.y - view.frame.maxY)
            return hypot(x, y)
        }
        return pageViews.min { distance($0) < distance($1) }?.page
    }

    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        guard let view = pageViews.first(where: { $0.page === page }) else { return .zero }
        let place = convert(point, to: view)
        let box = page.bounds(for: displayBox)
        return CGPoint(
            x: place.x / scaleFactor + box.minX, y: (view.bounds.height - place.y) / scaleFactor + box.minY)
    }

    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        guard let view = pageViews.first(where: { $0.page === page }) else { return .zero }
        let box = page.bounds(for: displayBox)
        let place = CGPoint(
            x: (point.x - box.minX) * scaleFactor, y: view.bounds.height - (point.y - box.minY) * scaleFactor)
        return convert(place, from: view)
    }

    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        let (a, b) = (
            convert(CGPoint(x: rect.minX, y: rect.maxY), to: page),
            convert(CGPoint(x: rect.maxX, y: rect.minY), to: page)
        )
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        let (a, b) = (
            convert(CGPoint(x: rect.minX, y: rect.maxY), from: page),
            convert(CGPoint(x: rect.maxX, y: rect.minY), from: page)
        )
        return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    // MARK: Selections and actions

    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open func scrollSelectionToVisible(_ sender: Any?) {
        if let currentSelection { go(to: currentSelection) }
    }
    open func perform(_ action: PDFAction) { performed(action) }
    open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest { [] }
    open func areaOfInterest(forMouse event: UIEvent) -> PDFAreaOfInterest { [] }
    open func draw(_ page: PDFPage, to context: CGContext) { page.draw(with: displayBox, to: context) }
    open func drawPagePost(_ page: PDFPage, to context: CGContext) {}
    open func annotationsChanged(on page: PDFPage) { pageViews.first { $0.page === page }?.setNeedsDisplay() }
}

/// A scroll view that reports when it scrolls.
private final class PDFScrollView: UIScrollView {
    var onScroll: () -> Void = {}

    override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { onScroll() } } }
}

/// Draws a page on white.
private final class PDFPageView: UIView {
    let page: PDFPage
    private let box: PDFDisplayBox
    private let scale: CGFloat

    init(_ page: PDFPage, _ box: PDFDisplayBox, _ scale: CGFloat) {
        (self.page, self.box, self.scale) = (page, box, scale)
        super.init(frame: .zero)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let area = page.bounds(for: box)
        context.saveGState()
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -area.minX, y: -area.minY)
        page.draw(with: box, to: context)
        context.restoreGState()
    }
}

/// Small pictures of the pages of a view's document, in a row.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView? { didSet { setNeedsLayout() } }
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
    open var thumbnailSize = CGSize(width: 40, height: 60) { didSet { setNeedsLayout() } }
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    private var pictures: [UIImageView] = []

    open override func layoutSubviews() {
        super.layoutSubviews()
        for picture in pictures { picture.removeFromSuperview() }
        guard let document = pdfView?.document else { return }
        let area = bounds.inset(by: contentInset)
        let isVertical = layoutMode == .vertical
        let step = (isVertical ? thumbnailSize.height : thumbnailSize.width) + 4
        let count = min(
            document.pageCount, Int(((isVertical ? area.height : area.width) / max(step, 1)).rounded(.down)))
        pictures = (0..<max(count, 0)).compactMap { index in
            guard let page = document.page(at: index) else { return nil }
            let picture = UIImageView(image: page.thumbnail(of: thumbnailSize, for: .cropBox))
            picture.contentMode = .scaleAspectFit
            let offset = CGFloat(index) * step
            picture.frame = CGRect(
                origin: isVertical
                    ? CGPoint(x: area.midX - thumbnailSize.width / 2, y: area.minY + offset)
                    : CGPoint(x: area.minX + offset, y: area.midY - thumbnailSize.height / 2),
                size: thumbnailSize)
            addSubview(picture)
            return picture
        }
    }
}
