import CoreGraphics
import Foundation

/// The computation of an image's pixels.
protocol ImageRecipe {
    /// The rectangle of pixels that are not clear; may be infinite.
    var extent: CGRect { get }
    /// Whether enlarged pixels keep their edges.
    var isCrisp: Bool { get }
    /// Returns the pixels of an area.
    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane
}

extension ImageRecipe {
    var isCrisp: Bool { false }
}

/// Nothing.
struct EmptyRecipe: ImageRecipe {
    var extent: CGRect { .zero }
    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane { PixelPlane(area) }
}

/// A bitmap.
struct BitmapRecipe: ImageRecipe {
    let image: CGImage
    var isCrisp = false

    var extent: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        guard let whole = PixelPlane(image, space) else { return PixelPlane(area) }
        return whole.cut(area)
    }
}

/// One color everywhere.
struct ColorRecipe: ImageRecipe {
    let color: CIColor

    var extent: CGRect { .infinite }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        PixelPlane(area, filledWith: space.working(color.pixel).premultiplied)
    }
}

/// Every pixel by itself, its colors not multiplied by the alpha.
struct MappedRecipe: ImageRecipe {
    let input: any ImageRecipe
    /// Whether the function is one of colors as they are displayed.
    var isOfDisplay = false
    let change: (Pixel, WorkingSpace) -> Pixel

    var extent: CGRect { input.extent }
    var isCrisp: Bool { input.isCrisp }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        input.pixels(in: area, space).mapped { pixel in
            isOfDisplay ? space.working(change(space.display(pixel), space)) : change(pixel, space)
        }
    }
}

/// A part of an image.
struct CroppedRecipe: ImageRecipe {
    let input: any ImageRecipe
    let rect: CGRect

    var extent: CGRect { input.extent.intersection(rect) }
    var isCrisp: Bool { input.isCrisp }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        let part = area.clipped(to: extent)
        guard !part.isEmpty else { return PixelPlane(area) }
        return input.pixels(in: part, space).cut(area)
    }
}

/// An image whose edges continue without end.
struct ClampedRecipe: ImageRecipe {
    let input: any ImageRecipe
    let rect: CGRect

    var extent: CGRect { .infinite }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        guard let inner = PixelArea(rect) else { return PixelPlane(area) }
        let source = input.pixels(in: inner, space)
        var result = PixelPlane(area)
        for row in 0..<area.height {
            let y = min(max(area.y + row, inner.y), inner.y + inner.height - 1)
            for column in 0..<area.width {
                let x = min(max(area.x + column, inner.x), inner.x + inner.width - 1)
                result.pixels[row * area.width + column] = source.pixel(x, y)
            }
        }
        return result
    }
}

/// An image that is moved, turned or scaled.
struct TransformedRecipe: ImageRecipe {
    let input: any ImageRecipe
    let transform: CGAffineTransform
    let isNearest: Bool

    var isCrisp: Bool { isNearest }
    var extent: CGRect { input.extent.isInfinite ? .infinite : input.extent.applying(transform) }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        let back = transform.inverted()
        var result = PixelPlane(area)
        guard let touched = PixelArea(area.rect.applying(back))?.grown(by: 2) else { return result }
        let needed = touched.clipped(to: input.extent)
        guard !needed.isEmpty else { return result }
        let source = input.pixels(in: needed, space)
        for row in 0..<area.height {
            for column in 0..<area.width {
                let point = CGPoint(x: CGFloat(area.x + column) + 0.5, y: CGFloat(area.y + row) + 0.5)
                    .applying(back)
                result.pixels[row * area.width + column] =
                    isNearest
                    ? source.pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
                    : source.between(point)
            }
        }
        return result
    }
}

/// Two images, pixel by pixel.
struct CombinedRecipe: ImageRecipe {
    let front: any ImageRecipe
    let back: any ImageRecipe
    let extent: CGRect
    let combine: (Pixel, Pixel) -> Pixel

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        var result = front.pixels(in: area, space)
        let other = back.pixels(in: area, space)
        for index in result.pixels.indices {
            result.pixels[index] = combine(result.pixels[index], other.pixels[index])
        }
        return result
    }
}

extension PixelPlane {
    /// The pixels of another area.
    func cut(_ area: PixelArea) -> PixelPlane {
        guard area != self.area else { return self }
        var result = PixelPlane(area)
        let common = area.intersection(self.area)
        for y in common.y..<(common.y + common.height) {
            let from = (y - self.area.y) * self.area.width + common.x - self.area.x
            let to = (y - area.y) * area.width + common.x - area.x
            result.pixels.replaceSubrange(
                to..<(to + common.width), with: pixels[from..<(from + common.width)])
        }
        return result
    }

    /// The color at a point, from the four pixels around it.
    func between(_ point: CGPoint) -> Pixel {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, bottom) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, top) = (Float(x - CGFloat(left)), Float(y - CGFloat(bottom)))
        let lower = pixel(left, bottom) * (1 - right) + pixel(left + 1, bottom) * right
        let upper = pixel(left, bottom + 1) * (1 - right) + pixel(left + 1, bottom + 1) * right
        return lower * (1 - top) + upper * top
    }
}
