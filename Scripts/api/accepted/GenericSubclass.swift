// A subclass that binds the parameters of a generic class is Objective-C's again (since iOS 13).
import UIKit

class Source<Model>: NSObject {}
final class Names: Source<String> {}

extension Names: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
