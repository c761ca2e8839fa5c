import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters of two images: the image and its background.
    static let compositions: [String: FilterKind] = [
        "CISourceOverCompositing": composition {
            $0.union($1)
        } _: {
            $0 + $1 * (1 - $0.w)
        },
        "CISourceInCompositing": composition {
            $0.intersection($1)
        } _: {
            $0 * $1.w
        },
        "CISourceOutCompositing": composition { front, _ in
            front
        } _: {
            $0 * (1 - $1.w)
        },
        "CISourceAtopCompositing": composition { _, back in
            back
        } _: {
            $0 * $1.w + $1 * (1 - $0.w)
        },
        "CIAdditionCompositing": composition {
            $0.union($1)
        } _: {
            $0 + $1
        },
        "CIMaximumCompositing": composition {
            $0.union($1)
        } _: {
            pointwiseMax($0, $1)
        },
        "CIMinimumCompositing": composition {
            $0.union($1)
        } _: {
            pointwiseMin($0, $1)
        },
        "CIMultiplyCompositing": composition {
            $0.union($1)
        } _: {
            $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w)
        },
        "CIMultiplyBlendMode": composition {
            $0.union($1)
        } _: {
            $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w)
        },
        "CIScreenBlendMode": composition {
            $0.union($1)
        } _: {
            $0 + $1 - $0 * $1
        },
        "CILabDeltaE": FilterKind { inputs in
            guard let image = inputs.image, let other = inputs.image("inputImage2") else { return nil }
            return DifferenceRecipe(first: image, second: other)
        },
        "CIBlendWithMask": masked { $0.luminance * $0.w }, "CIBlendWithAlphaMask": masked { $0.w },
        "CIDissolveTransition": FilterKind(defaults: [kCIInputTimeKey: 0]) { inputs in
            guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else {
                return inputs.image
            }
            let time = min(max(inputs.float(kCIInputTimeKey), 0), 1)
            return CombinedRecipe(front: image, back: target, extent: image.extent.union(target.extent)) {
                $0 * (1 - time) + $1 * time
            }
        },
    ]

    private static func composition(
        _ extent: @escaping (CGRect, CGRect) -> CGRect, _ combine: @escaping (Pixel, Pixel) -> Pixel
    ) -> FilterKind {
        FilterKind { inputs in
            guard let image = inputs.image else { return nil }
            let back = inputs.image(kCIInputBackgroundImageKey) ?? EmptyRecipe()
            return CombinedRecipe(
                front: image, back: back, extent: extent(image.extent, back.extent), combine: combine)
        }
    }

    /// The image where the mask has much of something, the background where it has little.
    private static func masked(by amount: @escaping (Pixel) -> Float) -> FilterKind {
        FilterKind { inputs in
            guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else {
                return inputs.image
            }
            let back = inputs.image(kCIInputBackgroundImageKey) ?? EmptyRecipe()
            let front = CombinedRecipe(front: image, back: mask, extent: image.extent) { $0 * amount($1) }
            let rest = CombinedRecipe(front: back, back: mask, extent: back.extent) { $0 * (1 - amount($1)) }
            return CombinedRecipe(front: front, back: rest, extent: image.extent.union(back.extent)) {
                $0 + $1
            }
        }
    }
}
