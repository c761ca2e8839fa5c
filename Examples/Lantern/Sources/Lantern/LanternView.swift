import UIKit

/// A lantern that a tap lights and extinguishes.
@objc(LanternView)
open class LanternView: UIView {
    @IBOutlet public weak var flame: UIView?
    @IBInspectable public var glow: CGFloat = 1

    /// Whether the lantern is lit.
    @objc public dynamic private(set) var isLit = false

    /// The button that lights the lantern.
    public let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(button)
        button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
    }

    @IBAction private func toggle(_ sender: Any) {
        isLit.toggle()
        flame?.alpha = isLit ? glow : 0
    }
}
