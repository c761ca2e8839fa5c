// A test of screens speaks of UIKit's types and of Kumiki's.
@_exported import Kumiki
@_exported import UIKit
