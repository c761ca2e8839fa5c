@testable import UIKit

/// A view with an intrinsic size.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A view that extends beyond its alignment rectangle.
final class FramedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// Content of 1,000 square points that adapts to any width.
final class FlowingView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 10) }
    override var wrapsContent: Bool { true }
    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        CGSize(width: width, height: 1000 / width)
    }
}

/// Text with baselines 12 points from the top and 3 from the bottom.
final class TextualView: UIView {
    let height: CGFloat

    init(height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: height) }
    override var firstBaselineFromTop: CGFloat { height - 8 }
    override var lastBaselineFromBottom: CGFloat { 3 }
}

@MainActor
func container(_ width: CGFloat = 320, _ height: CGFloat = 480, scale: CGFloat = 2) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.applyTraits(from: UITraitCollection { $0.displayScale = scale })
    return view
}

@MainActor
func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

@MainActor
func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

@MainActor
func pin(_ view: UIView, to item: UIView, inset: CGFloat = 0) {
    activate(
        view.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: -inset),
        view.topAnchor.constraint(equalTo: item.topAnchor, constant: inset),
        view.bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: -inset))
}

/// Returns the messages that are reported while the closure runs.
@MainActor
func messages(_ work: () -> Void) -> [String] { RuntimeDiagnostics.collect(work).messages }

@MainActor
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the text with each address as `0x`.
func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x")
}
