import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// The class of tags that are endings of files.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of tags that are media types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Returns the type that a tag stands for, one made for the tag where it is not known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let kind = inConformingToUTI.flatMap { UTType($0.plain) }
    let type = UTType(tag: inTag.plain, tagClass: UTTagClass(rawValue: inTagClass.plain), conformingTo: kind)
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// Returns the tag that is used for a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
{
    let tags = UTType(inUTI.plain)?.tags[UTTagClass(rawValue: inTagClass.plain)]
    return tags?.first.map { .passRetained(NSString(string: $0)) }
}

/// Returns whether a type is another or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI.plain), let kind = UTType(inConformsToUTI.plain) else {
        return UTTypeEqual(inUTI, inConformsToUTI)
    }
    return type.conforms(to: kind)
}

/// Returns whether two names are those of one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.plain.lowercased() == inUTI2.plain.lowercased()
}

/// Returns whether somebody has declared a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI.plain)?.isDeclared == true }
/// Returns whether a type is made for a tag that nobody has declared.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI.plain)?.isDynamic == true }

extension NSString {
    fileprivate var plain: String { String(describing: self) }
}
