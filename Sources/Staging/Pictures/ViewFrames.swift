import CoreGraphics
import Foundation
import UIKit

/// The frames of a document's views in a picture of a window.
@MainActor
enum ViewFrames {
    /// The visible part of each view's frame by the view's id, in points of the window. Of several views with one id, as
    /// in the rows of a list, the first counts.
    static func frames(in window: UIWindow) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        var rest = [UIView](window.subviews.reversed())
        while let view = rest.popLast() {
            guard !view.isHidden else { continue }
            if let id = view.nibIdentifier, frames[id] == nil {
                let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
                let sides = [frame.minX, frame.minY, frame.width, frame.height]
                if !frame.isNull, sides.allSatisfy(\.isFinite) { frames[id] = frame }
            }
            rest += view.subviews.reversed()
        }
        return frames
    }
}
