import Foundation
import UIKit

/// A link of a page in a file.
struct PageLink {
    enum Target {
        case address(URL)
        /// The index of a page, and the place on it, whose origin is at the lower left; nil where the file does not say.
        case page(Int, x: CGFloat?, y: CGFloat?)
    }

    /// The place on the page, whose origin is at the lower left.
    let bounds: CGRect
    let target: Target
}

/// Reads the links of PDF documents with Poppler, in whose memory they are described by its headers' structures.
struct PopplerLinks {
    private typealias NewDocument =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
    private typealias GetPage = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    private typealias GetLinks = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
    private typealias FreeLinks = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias FindDestination =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UnsafeRawPointer?
    private typealias FreeDestination = @convention(c) (UnsafeRawPointer?) -> Void
    private typealias NewBytes = @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
    private typealias Release = @convention(c) (OpaquePointer?) -> Void

    private let newDocument: NewDocument
    private let getPage: GetPage
    private let getLinks: GetLinks
    private let freeLinks: FreeLinks
    private let findDestination: FindDestination
    private let freeDestination: FreeDestination
    private let newBytes: NewBytes
    private let releaseBytes: Release
    private let releaseObject: Release

    /// The library; nil where it is not installed.
    static let shared = PopplerLinks()

    private init?() {
        guard
            let library = dlopen("libpoppler-glib.so.8", RTLD_LAZY) ?? dlopen("libpoppler-glib.so", RTLD_LAZY)
        else { return nil }
        // Those of GLib are found among the library's dependencies.
        func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let newDocument = symbol("poppler_document_new_from_bytes", as: NewDocument.self),
            let getPage = symbol("poppler_document_get_page", as: GetPage.self),
            let getLinks = symbol("poppler_page_get_link_mapping", as: GetLinks.self),
            let freeLinks = symbol("poppler_page_free_link_mapping", as: FreeLinks.self),
            let findDestination = symbol("poppler_document_find_dest", as: FindDestination.self),
            let freeDestination = symbol("poppler_dest_free", as: FreeDestination.self),
            let newBytes = symbol("g_bytes_new", as: NewBytes.self),
            let releaseBytes = symbol("g_bytes_unref", as: Release.self),
            let releaseObject = symbol("g_object_unref", as: Release.self)
        else { return nil }
        (self.newDocument, self.getPage, self.getLinks, self.freeLinks) = (
            newDocument, getPage, getLinks, freeLinks
        )
        (self.findDestination, self.freeDestination) = (findDestination, freeDestination)
        (self.newBytes, self.releaseBytes, self.releaseObject) = (newBytes, releaseBytes, releaseObject)
    }

    /// Returns the links of each page of a document.
    func links(of data: Data, pageCount: Int) -> [[PageLink]] {
        guard let bytes = data.withUnsafeBytes({ newBytes($0.baseAddress, $0.count) }) else { return [] }
        defer { releaseBytes(bytes) }
        guard let document = newDocument(bytes, nil, nil) else { return [] }
        defer { releaseObject(document) }
        return (0..<pageCount).map { index in
            guard let page = getPage(document, Int32(clamping: index)) else { return [] }
            defer { releaseObject(page) }
            let list = getLinks(page)
            defer { freeLinks(list) }
            return links(in: list, document)
        }
    }

    // MARK: Structures

    /// A list of GLib's begins with its datum and the next one.
    private func links(in list: UnsafeMutableRawPointer?, _ document: OpaquePointer) -> [PageLink] {
        var (found, rest) = ([PageLink](), list)
        while let item = rest {
            if let mapping = item.load(as: UnsafeRawPointer?.self), let link = link(mapping, document) {
                found.append(link)
            }
            rest = item.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
        }
        return found
    }

    /// A mapping consists of the two corners of its area and the action.
    private func link(_ mapping: UnsafeRawPointer, _ document: OpaquePointer) -> PageLink? {
        let corners = (0..<4).map { mapping.load(fromByteOffset: $0 * 8, as: Double.self) }
        guard let action = mapping.load(fromByteOffset: 32, as: UnsafeRawPointer?.self),
            let target = target(of: action, document)
        else { return nil }
        let origin = CGPoint(x: min(corners[0], corners[2]), y: min(corners[1], corners[3]))
        let size = CGSize(width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
        return PageLink(bounds: CGRect(origin: origin, size: size), target: target)
    }

    private enum Kind {
        static let page: Int32 = 2
        static let address: Int32 = 5
    }

    /// An action consists of its kind, a title, and the address or the destination.
    private func target(of action: UnsafeRawPointer, _ document: OpaquePointer) -> PageLink.Target? {
        let value = action.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
        switch action.load(as: Int32.self) {
        case Kind.address:
            return value.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
                .flatMap(URL.init(string:)).map { .address($0) }
        case Kind.page: return value.flatMap { page(of: $0, document) }
        default: return nil
        }
    }

    /// A destination consists of its kind, the number of the page, the left, bottom, right and top edges, a scale, a name and flags.
    private func page(of destination: UnsafeRawPointer, _ document: OpaquePointer) -> PageLink.Target? {
        if let name = destination.load(fromByteOffset: 48, as: UnsafePointer<CChar>?.self) {
            let found = findDestination(document, name)
            defer { freeDestination(found) }
            return found.flatMap(place)
        }
        return place(destination)
    }

    private func place(_ destination: UnsafeRawPointer) -> PageLink.Target? {
        let number = destination.load(fromByteOffset: 4, as: Int32.self)
        guard number > 0 else { return nil }
        let flags = destination.load(fromByteOffset: 56, as: UInt32.self)
        let left = CGFloat(destination.load(fromByteOffset: 8, as: Double.self))
        let top = CGFloat(destination.load(fromByteOffset: 32, as: Double.self))
        return .page(Int(number) - 1, x: flags & 1 == 0 ? nil : left, y: flags & 2 == 0 ? nil : top)
    }
}
