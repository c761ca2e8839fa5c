// UIKit contains the effects of symbols, as code that imports UIKit alone finds them on iOS.
@_exported import UIKit
