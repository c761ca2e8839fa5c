// Objective-C knows no generic classes: conformance of generic class 'Source<Model>' to '@objc' protocol
import UIKit

class Source<Model>: NSObject {}

extension Source: UIScrollViewDelegate {}
