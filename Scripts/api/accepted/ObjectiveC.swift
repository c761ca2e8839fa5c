// Selectors, optional requirements and actions as apps have them.
import UIKit

@objc protocol HarborDelegate: AnyObject {
    @objc optional func harborDidOpen(_ harbor: Harbor)
}

final class Harbor: UIViewController, UIScrollViewDelegate {
    weak var delegate: (any HarborDelegate)?
    @IBOutlet private weak var button: UIButton!

    override func viewDidLoad() {
        button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: NSSelectorFromString("tapped:"))
        view.addGestureRecognizer(tap)
        delegate?.harborDidOpen?(self)
    }

    @IBAction private func open(_ sender: UIButton) {}
    @objc private func tapped(_ recognizer: UIGestureRecognizer) {}

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = .zero
        (scrollView.delegate)?.scrollViewDidScroll?(scrollView)
    }
}
