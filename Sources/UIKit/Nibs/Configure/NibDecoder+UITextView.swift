import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UITextView) {
        if let font = font() { view.font = font }
        if let color = color("textColor") { view.textColor = color }
        update(view.textAlignment, to: textAlignment("textAlignment") ?? .natural) { view.textAlignment = $0 }
        update(view.isEditable, to: bool("editable") ?? true) { view.isEditable = $0 }
        update(view.isSelectable, to: bool("selectable") ?? true) { view.isSelectable = $0 }
        update(view.allowsEditingTextAttributes, to: bool("allowsEditingTextAttributes") ?? false) {
            view.allowsEditingTextAttributes = $0
        }
        update(view.adjustsFontForContentSizeCategory, to: bool("adjustsFontForContentSizeCategory") ?? false)
        { view.adjustsFontForContentSizeCategory = $0 }
        if let text = attributedString("attributedText") {
            view.attributedText = text
        } else if let text = string("text") {
            view.text = text
        }
        if let detected = child("dataDetectorTypes") { view.dataDetectorTypes = dataDetectors(detected) }
        configureKeyboard(view)
    }

    private func dataDetectors(_ written: Element) -> UIDataDetectorTypes {
        let names: [String: UIDataDetectorTypes] = [
            "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
            "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
            "lookupSuggestion": .lookupSuggestion,
        ]
        return written.options.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
    }
}
