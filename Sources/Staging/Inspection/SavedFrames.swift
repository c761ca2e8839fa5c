import CoreGraphics
import InterfaceBuilder
import UIKit

/// The frames that Interface Builder has saved in a document, which are those of its canvas.
@MainActor
struct SavedFrames {
    /// The difference that rounding to pixels explains, in points.
    private static let tolerance = 0.51

    /// The canvas in words, where the screen is another one.
    let otherScreen: String?

    init(of document: Document, on screen: ScreenEnvironment) {
        let canvas = document.canvasEnvironment
        let isSame = canvas.device.name == screen.device.name && canvas.isLandscape == screen.isLandscape
        otherScreen = isSame ? nil : canvas.device.name + (canvas.isLandscape ? ", landscape" : ", portrait")
    }

    /// The saved frame of a view where the layout gives another one; nil where it is the same, and for cells, whose place
    /// in a list depends on the data.
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
    /// Whether the view is a cell or the container of its content.
    fileprivate var isCellPart: Bool {
        [self, superview].contains { $0 is UITableViewCell || $0 is UICollectionReusableView }
    }
}
