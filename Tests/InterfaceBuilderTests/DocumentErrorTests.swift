import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentErrorTests {
    private let head =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"

    private func reason(_ xml: String, _ limits: ParseLimits = ParseLimits()) -> DocumentError.Reason? {
        do {
            _ = try Document(xml: xml, path: "A.xib", limits: limits)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func aMissingFile() {
        #expect(throws: DocumentError(file: "/nowhere/A.xib", reason: .missing)) {
            try Document(contentsOf: "/nowhere/A.xib")
        }
    }

    @Test func aFolderOrDeviceIsNotRead() {
        #expect(throws: DocumentError.self) { try Document(contentsOf: "/tmp") }
        #expect(throws: DocumentError.self) { try Document(contentsOf: "/dev/zero") }
    }

    @Test func nothing() {
        #expect(reason("") == .empty)
        #expect(reason(" \n") == .empty)
    }

    @Test func binaryData() {
        #expect(reason("NIBArchive\u{1}") == .compiledNib)
        #expect(reason("bplist00") == .compiledNib)
        #expect(reason("ab\0c") == .binary)
    }

    @Test func truncatedFilesSayWhere() {
        let error = #expect(throws: DocumentError.self) {
            try Document(xml: head + "\n<objects>\n<view id=\"a", path: "A.xib")
        }
        guard case .truncated = error?.reason else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(error?.line == 3)
    }

    @Test func mistakesInTheXMLSayWhere() {
        let error = #expect(throws: DocumentError.self) {
            try Document(xml: head + "\n<objects>\n</view></objects></document>", path: "A.xib")
        }
        guard case .malformed = error?.reason else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(error?.description.hasPrefix("A.xib:3: error: the file is not well-formed") == true)
    }

    @Test func otherXML() {
        #expect(reason("<svg/>") == .notInterfaceBuilder(root: "svg"))
        #expect(reason("<document/>") == .notInterfaceBuilder(root: "document"))
        #expect(reason("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>") == .oldArchive)
    }

    @Test func otherPlatforms() {
        let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>"
        #expect(reason(mac) == .otherPlatform("MacOSX.Cocoa"))
        let tv = "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"/>"
        #expect(reason(tv) == .otherPlatform("AppleTV"))
    }

    @Test func entitiesAreRefused() {
        let bomb =
            "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>" + head + "<x y=\"&b;\"/></document>"
        #expect(reason(bomb) == .documentType)
        #expect(reason("<!DOCTYPE d SYSTEM \"file:///etc/passwd\">" + head + "</document>") == .documentType)
        guard case .malformed = reason(head + "<x y=\"&a;\"/></document>") else {
            return #expect(Bool(false))
        }
    }

    @Test func depthIsBounded() {
        func nested(_ depth: Int) -> String {
            head + String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
                + "</document>"
        }
        #expect(reason(nested(511)) == nil)
        #expect(reason(nested(512)) == .tooDeep(limit: 512))
        #expect(reason(nested(200_000)) == .tooDeep(limit: 512))
    }

    @Test func numbersOfElementsAndAttributesAreBounded() {
        var limits = ParseLimits()
        limits.elements = 10
        limits.attributes = 3
        #expect(
            reason(head + String(repeating: "<a/>", count: 10) + "</document>", limits)
                == .tooManyElements(limit: 10))
        #expect(
            reason(head + "<a b=\"\" c=\"\" d=\"\" e=\"\"/></document>", limits)
                == .tooManyAttributes(limit: 3))
        limits.fileSize = 20
        guard case .tooLarge = reason(head + "</document>", limits) else { return #expect(Bool(false)) }
    }

    @Test func aTagWithAHundredThousandAttributesIsQuick() {
        let many = (0..<100_000).map { " a\($0)=\"\"" }.joined()
        #expect(reason(head + "<a\(many)/></document>") == .tooManyAttributes(limit: 4_096))
    }

    @Test func anyCutOrDamageIsAnErrorAndNoTrap() throws {
        let whole = Array(
            (head + "<objects><view id=\"a\"><rect key=\"frame\" x=\"1\"/></view></objects></document>").utf8)
        for count in whole.indices {
            _ = try? Document(bytes: ContiguousArray(whole[..<count]), path: "A.xib")
            var damaged = ContiguousArray(whole)
            damaged[count] = 0xFF
            _ = try? Document(bytes: damaged, path: "A.xib")
        }
    }

    @Test func utf16IsRead() throws {
        let units = Array((head + "<objects/></document>").utf16)
        let bytes: [UInt8] = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try Document(bytes: [0xFF, 0xFE] + bytes, path: "A.xib").kind == .xib)
    }
}
