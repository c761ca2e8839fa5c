// Tests of screens use the types of UIKit and Kumiki.
@_exported import Kumiki
@_exported import UIKit
