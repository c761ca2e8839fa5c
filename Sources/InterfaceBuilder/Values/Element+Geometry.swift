extension Element {
    /// Returns the `rect` or `frame` child for a property.
    public func rect(key: String) -> Rect? {
        guard let child = child(named: "rect", key: key) ?? child(named: "frame", key: key) else {
            return nil
        }
        return child.rect
    }

    /// Returns the `size` child (or old `value` of type size) for a property.
    public func size(key: String) -> Size? {
        (child(named: "size", key: key) ?? child(named: "value", key: key))?.size
    }

    /// Returns the `point` child for a property.
    public func point(key: String) -> Point? { child(named: "point", key: key)?.point }

    /// Returns the insets for a property, in any of the four notations: `edgeInsets`, `inset`,
    /// `directionalEdgeInsets`, `insets`.
    public func insets(key: String) -> Insets? { child(key: key)?.insets }

    /// This element read as a rectangle, both as `x y width height` and as `minX minY width height`.
    public var rect: Rect? {
        guard let width = length("width"), let height = length("height") else { return nil }
        return Rect(
            x: length("x") ?? length("minX", default: 0), y: length("y") ?? length("minY", default: 0),
            width: width,
            height: height)
    }

    /// This element read as a size.
    public var size: Size? {
        guard let width = length("width"), let height = length("height") else { return nil }
        return Size(width: width, height: height)
    }

    /// This element read as a point.
    public var point: Point? {
        guard let x = length("x"), let y = length("y") else { return nil }
        return Point(x: x, y: y)
    }

    /// This element read as insets; edges that are absent are 0.
    public var insets: Insets? {
        switch name {
        case "edgeInsets", "insets":
            Insets(
                top: length("top", default: 0), left: length("left", default: 0),
                bottom: length("bottom", default: 0),
                right: length("right", default: 0))
        case "directionalEdgeInsets":
            Insets(
                top: length("top", default: 0), left: length("leading", default: 0),
                bottom: length("bottom", default: 0), right: length("trailing", default: 0))
        case "inset":
            Insets(
                top: length("minY", default: 0), left: length("minX", default: 0),
                bottom: length("maxY", default: 0),
                right: length("maxX", default: 0))
        default: nil
        }
    }

    /// Returns a horizontal and vertical offset for a property, such as a bar item's `titlePositionAdjustment`.
    public func offset(key: String) -> Point? {
        child(named: "offsetWrapper", key: key).map {
            Point(x: $0.length("horizontal", default: 0), y: $0.length("vertical", default: 0))
        }
    }
}
