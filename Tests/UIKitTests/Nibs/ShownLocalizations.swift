@testable import UIKit

/// In a separate file, which imports UIKit and not Foundation, as an app's sources do.
func shownLocalizations(of bundle: Bundle) -> [String] { bundle.preferredLocalizations }
