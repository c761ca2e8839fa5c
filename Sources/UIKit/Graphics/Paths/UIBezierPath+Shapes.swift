import CoreGraphics

extension UIBezierPath {
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// Creates a rectangle with corners of one radius, in points, at most half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
        self.init(
            cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// Creates a rectangle with rounded corners where given; the radius is in points, at most half a side.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
        func reach(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        move(to: CGPoint(x: rect.minX + reach(.topLeft), y: rect.minY))
        addCorner(CGPoint(x: rect.maxX, y: rect.minY), reach(.topRight), from: -.pi / 2)
        addCorner(CGPoint(x: rect.maxX, y: rect.maxY), reach(.bottomRight), from: 0)
        addCorner(CGPoint(x: rect.minX, y: rect.maxY), reach(.bottomLeft), from: .pi / 2)
        addCorner(CGPoint(x: rect.minX, y: rect.minY), reach(.topLeft), from: .pi)
        close()
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Adds a rounded corner, a clockwise quarter circle that begins at the angle.
    private func addCorner(_ corner: CGPoint, _ radius: CGFloat, from angle: CGFloat) {
        guard radius > 0 else { return addLine(to: corner) }
        let middle = angle + .pi / 4
        let center = CGPoint(
            x: corner.x - (cos(middle) > 0 ? radius : -radius),
            y: corner.y - (sin(middle) > 0 ? radius : -radius))
        addArc(
            withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
}
