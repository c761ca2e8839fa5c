import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// The tag class of filename extensions.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The tag class of MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Returns the identifier of the type with a tag, or of a dynamic type where it is not declared.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let kind = inConformingToUTI.flatMap { UTType($0.plain) }
    let type = UTType(tag: inTag.plain, tagClass: UTTagClass(rawValue: inTagClass.plain), conformingTo: kind)
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// Returns the preferred tag of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
{
    let tags = UTType(inUTI.plain)?.tags[UTTagClass(rawValue: inTagClass.plain)]
    return tags?.first.map { .passRetained(NSString(string: $0)) }
}

/// Returns whether a type is another one or a subtype of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI.plain), let kind = UTType(inConformsToUTI.plain) else {
        return UTTypeEqual(inUTI, inConformsToUTI)
    }
    return type.conforms(to: kind)
}

/// Returns whether two identifiers are those of the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.plain.lowercased() == inUTI2.plain.lowercased()
}

/// Returns whether a type is declared.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI.plain)?.isDeclared == true }
/// Returns whether a type is dynamic.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI.plain)?.isDynamic == true }

extension NSString {
    fileprivate var plain: String { String(describing: self) }
}
