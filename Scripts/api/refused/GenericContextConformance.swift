// A class inside of a generic type is generic too: conformance of class from generic context 'Source<Model>.Rows' to '@objc' protocol
import UIKit

enum Source<Model> {
    class Rows: NSObject {}
}

extension Source.Rows: UIScrollViewDelegate {}
