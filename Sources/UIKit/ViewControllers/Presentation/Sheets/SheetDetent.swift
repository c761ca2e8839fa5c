import CoreGraphics
import Foundation

/// The context from which a detent's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of a sheet, in points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent of about half the screen's height; inactive in compact height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                guard (context as? SheetContext)?.design == .glass else {
                    return context.maximumDetentValue / 2
                }
                let scale = max(context.containerTraitCollection.displayScale, 1)
                return (context.maximumDetentValue * glassMedium * scale).rounded(.down) / scale
            }
        }

        /// The part of the full height of the medium detent in iOS 26 (printed by a public project: 425 of 759 points, 356.5 of
        /// 637).
        private static let glassMedium: CGFloat = 0.56

        /// Returns a detent of the maximum height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        private static var made = 0

        /// Returns a detent with a custom height, in points without the safe area below; inactive if the closure
        /// returns nil.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            made += 1
            return Detent(identifier ?? Identifier("kumiki.detent.\(made)"), resolver)
        }

        /// Returns the height in a context, in points without the safe area below.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        {
            resolver(context).flatMap { $0.isFinite ? max($0, 0) : nil }
        }
    }
}

/// The methods that a sheet calls when the user has changed its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The container of a sheet.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let design: InterfaceDesign

    init(_ container: UIView, _ maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (container.traitCollection, maximum)
        design = container.design
    }
}
