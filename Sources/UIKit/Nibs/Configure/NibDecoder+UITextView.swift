import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ view: UITextView) {
        if let font = font() { view.font = font }
        if let color = color("textColor") { view.textColor = color }
        view.textAlignment = textAlignment("textAlignment") ?? .natural
        view.isEditable = bool("editable") ?? true
        view.isSelectable = bool("selectable") ?? true
        view.allowsEditingTextAttributes = bool("allowsEditingTextAttributes") ?? false
        view.adjustsFontForContentSizeCategory = bool("adjustsFontForContentSizeCategory") ?? false
        if let text = attributedString("attributedText") {
            view.attributedText = text
        } else {
            view.text = string("text")
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
