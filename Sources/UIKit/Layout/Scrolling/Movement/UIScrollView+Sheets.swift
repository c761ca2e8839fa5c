import CoreGraphics

/// Content that has come to its upper edge under a finger that goes on: the sheet around it takes over.
extension UIScrollView {
    /// Hands the way that the finger has gone beyond the edge, in points, to the sheet. Answers whether it is the sheet
    /// that follows the finger.
    func leadsSheet(by way: CGFloat) -> Bool {
        if scrolling.sheet == nil, way > 0, refreshControl == nil, let sheet = sheetAround,
            sheet.takesFromContent(CGPoint(x: 0, y: way)), sheet.begin(fromContentBy: way)
        {
            scrolling.sheet = sheet
        }
        guard let sheet = scrolling.sheet else { return false }
        sheet.follow(fromContentBy: max(way, 0))
        return way > 0
    }

    /// The finger is lifted, with a speed in points a second: the sheet comes to rest. Answers the speed that is left for the content.
    func releaseSheet(_ drag: ScrollDrag, _ speed: CGPoint) -> CGPoint {
        guard let sheet = scrolling.sheet else { return speed }
        scrolling.sheet = nil
        let way = panGestureRecognizer.translation(in: superview).y - drag.base.y
        let beyond = offsetLimits.y.lowerBound - (drag.origin.y - way)
        sheet.end(fromContentBy: max(beyond, 0), beyond > 0 ? speed.y : 0)
        return beyond > 0 ? .zero : speed
    }
}
