// Neither can an extension of a generic class hold methods of Objective-C's: extensions of generic classes cannot contain '@objc' members
import UIKit

class Source<Model>: NSObject {}

extension Source {
    @objc func reload() {}
}
