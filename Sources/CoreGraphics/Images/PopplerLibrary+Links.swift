import CPoppler
import Foundation

extension PopplerLibrary {
    /// Returns the links of a page, in the order of the file.
    func links(of page: OpaquePointer, in document: OpaquePointer) -> [CGImage.PDFLink] {
        let list = functions.page_get_link_mapping(page)
        defer { functions.page_free_link_mapping(list) }
        return sequence(first: list, next: { $0?.pointee.next }).lazy
            .prefix { $0 != nil }
            .compactMap { $0?.pointee.data?.assumingMemoryBound(to: PopplerLinkMapping.self).pointee }
            .compactMap { link($0, in: document) }
    }

    private func link(_ mapping: PopplerLinkMapping, in document: OpaquePointer) -> CGImage.PDFLink? {
        guard let action = mapping.action?.pointee, let target = target(of: action, in: document) else {
            return nil
        }
        let area = mapping.area
        let corner = CGPoint(x: area.x1, y: area.y1)
        let size = CGSize(width: area.x2 - area.x1, height: area.y2 - area.y1)
        return CGImage.PDFLink(bounds: CGRect(origin: corner, size: size).standardized, target: target)
    }

    private func target(of action: PopplerAction, in document: OpaquePointer) -> CGImage.PDFLink.Target? {
        switch action.type {
        case POPPLER_ACTION_URI:
            action.uri.uri.flatMap { URL(string: String(cString: $0)) }.map { .address($0) }
        case POPPLER_ACTION_GOTO_DEST: action.goto_dest.dest.flatMap { target(of: $0.pointee, in: document) }
        default: nil
        }
    }

    /// A destination has a name, by which the document finds the place, or is the place.
    private func target(of destination: PopplerDest, in document: OpaquePointer) -> CGImage.PDFLink.Target? {
        guard let name = destination.named_dest else { return place(destination) }
        let found = functions.document_find_dest(document, name)
        defer { functions.dest_free(found) }
        return found.flatMap { place($0.pointee) }
    }

    private func place(_ destination: PopplerDest) -> CGImage.PDFLink.Target? {
        guard destination.page_num > 0 else { return nil }
        return .page(
            Int(destination.page_num) - 1, x: destination.change_left == 0 ? nil : destination.left,
            y: destination.change_top == 0 ? nil : destination.top)
    }
}
