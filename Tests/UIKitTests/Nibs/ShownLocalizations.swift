@testable import UIKit

/// In a file of its own, which imports UIKit and not Foundation, as an app's sources do.
func shownLocalizations(of bundle: Bundle) -> [String] { bundle.preferredLocalizations }
