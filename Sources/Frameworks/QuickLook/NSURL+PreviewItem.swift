import Foundation
import UIKit

extension NSURL: QLPreviewItem {
    /// The URL itself, whose file is shown.
    public var previewItemURL: URL? { self as URL }
}
