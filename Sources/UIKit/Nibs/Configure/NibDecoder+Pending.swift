import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func attribute(_ name: String) -> String? { element[name] }
    func bool(_ name: String) -> Bool? { element.bool(name) }
    func number(_ name: String) -> CGFloat? { element.length(name).map { CGFloat($0) } }
    func integer(_ name: String) -> Int? { element.int(name) }
    func child(_ key: String) -> Element? { element.child(key: key) }
    func localized(_ property: String) -> String? { nil }
    func attributedString(_ key: String = "attributedText") -> NSAttributedString? { nil }
    func symbolConfiguration(_ key: String = "preferredSymbolConfiguration") -> UIImage.SymbolConfiguration? { nil }
}
