// A text from elsewhere cannot be checked: the text of a selector is not written here
import UIKit

func action(_ name: String) -> Selector { NSSelectorFromString(name) }
