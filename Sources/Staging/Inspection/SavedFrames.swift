import CoreGraphics
import InterfaceBuilder
import UIKit

/// The frames that Interface Builder saved in a document for its canvas.
@MainActor
struct SavedFrames {
    /// The largest difference due to rounding to pixels, in points.
    private static let tolerance = 0.51

    /// A description of the canvas if its size differs from the screen's.
    let otherScreen: String?

    init(of document: Document, on screen: ScreenEnvironment) {
        let canvas = document.canvasEnvironment
        let isSame = canvas.device.name == screen.device.name && canvas.isLandscape == screen.isLandscape
        otherScreen = isSame ? nil : canvas.device.name + (canvas.isLandscape ? ", landscape" : ", portrait")
    }

    /// Returns the saved frame of a view if the layout results in another one; nil if it is the same, and for cells, whose
    /// position in a list depends on the data.
    func difference(of view: UIView, from element: Element) -> [Double]? {
        guard otherScreen == nil,
            let saved = element.rect(key: "frame").map({
                CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
            }),
            !view.isCellPart
        else { return nil }
        let isOther = zip(saved.numbers, view.frame.numbers).contains { abs($0 - $1) > Self.tolerance }
        return isOther ? saved.rounded : nil
    }
}

extension UIView {
    /// Whether the view is a cell or a cell's content view.
    fileprivate var isCellPart: Bool {
        [self, superview].contains { $0 is UITableViewCell || $0 is UICollectionReusableView }
    }
}
