import CoreGraphics

/// Sheets around content that has reached its upper edge under a touch: the drag continues by moving the sheet.
extension UIScrollView {
    /// Passes the distance that the touch has moved beyond the edge, in points, to the sheet. Returns whether the sheet
    /// follows the touch.
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

    /// Ends a drag that moves the sheet, with a speed in points per second. Returns the speed that is left for the
    /// content.
    func releaseSheet(_ drag: ScrollDrag, _ speed: CGPoint) -> CGPoint {
        guard let sheet = scrolling.sheet else { return speed }
        scrolling.sheet = nil
        let way = panGestureRecognizer.translation(in: superview).y - drag.base.y
        let beyond = offsetLimits.y.lowerBound - (drag.origin.y - way)
        sheet.end(fromContentBy: max(beyond, 0), beyond > 0 ? speed.y : 0)
        return beyond > 0 ? .zero : speed
    }
}
