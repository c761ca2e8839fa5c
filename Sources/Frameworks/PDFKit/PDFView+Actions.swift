import Foundation
import UIKit

extension PDFView {
    /// Performs the action of the annotation at a place of the view, if there is one.
    func performAction(at point: CGPoint) {
        guard let page = page(for: point, nearest: false), page.displaysAnnotations,
            let annotation = page.annotation(at: convert(point, to: page))
        else { return }
        NotificationCenter.default.post(
            name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": annotation])
        if let action = annotation.action { perform(action) }
    }

    /// Opens an address, unless the delegate does.
    private func open(_ url: URL) {
        guard let delegate else { return UIApplication.shared.open(url) }
        delegate.pdfViewWillClick(onLink: self, with: url)
    }

    /// Performs an action: goes to a place, a page or back, changes the scale, or opens an address.
    func performed(_ action: PDFAction) {
        switch action {
        case let action as PDFActionURL: if let url = action.url { open(url) }
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionNamed: perform(action.name)
        default: Inert.use("PDFView.perform(_:)")
        }
    }

    private func perform(_ name: PDFActionNamedName) {
        switch name {
        case .nextPage: goToNextPage(nil)
        case .previousPage: goToPreviousPage(nil)
        case .firstPage: goToFirstPage(nil)
        case .lastPage: goToLastPage(nil)
        case .goBack: goBack(nil)
        case .goForward: goForward(nil)
        case .zoomIn: zoomIn(nil)
        case .zoomOut: zoomOut(nil)
        case .goToPage: delegate?.pdfViewPerformGo(toPage: self)
        case .find: delegate?.pdfViewPerformFind(self)
        default: break
        }
    }
}
