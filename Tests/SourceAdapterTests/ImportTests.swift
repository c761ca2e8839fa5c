import SourceAdapter
import Testing

struct ImportTests {
    @Test func partsOfModules() {
        #expect(
            body("import UIKit.UIGestureRecognizerSubclass") == "import UIKit                            ")
        #expect(body("import class UIKit.UIView") == "import class UIKit.UIView")
        #expect(body("import Alamofire") == "import Alamofire")
    }

    @Test func missingModulesAreNamed() {
        #expect(body("import MapKit\nlet a = 1") == "             \nlet a = 1")
        #expect(
            messages("import MapKit") == [
                "File0.swift:1:1: warning: there is no module MapKit here; what needs it will not compile"
            ])
    }

    @Test func foundationIsSpreadOverModules() {
        #expect(
            adapted("import Foundation\nlet a = URLSession.shared\n").hasSuffix(
                "shared\nimport FoundationNetworking\n"))
        #expect(adapted("import UIKit\nvar a: XMLParser?").hasSuffix("\nimport FoundationXML\n"))
        #expect(!adapted("class URLSession {}\nvar a: URLSession?").contains("import"))
    }
}

struct ModuleOfNamesTests {
    @Test func namesOfCoreFoundationComeWithCoreGraphics() {
        #expect(adapted("import Foundation\nlet a: CFString = b").hasSuffix("\nimport CoreGraphics\n"))
        #expect(adapted("import UIKit\nlet a: CFString = b") == "import UIKit\nlet a: CFString = b")
    }

    @Test func modulesBringOthersWithThem() {
        #expect(adapted("import XCTest\nlet a = UIView()").hasSuffix("\nimport UIKit\n"))
        #expect(adapted("import XCTest\nlet a = 1") == "import XCTest\nlet a = 1")
        #expect(adapted("import WebKit\n").hasSuffix("\nimport UIKit\n"))
        #expect(adapted("import CoreLocation\n").hasSuffix("\nimport Foundation\n"))
        #expect(!adapted("import CoreLocation\nimport UIKit\n").hasSuffix("\nimport Foundation\n"))
    }

    @Test func countersOfThreadsComeWithTheirModule() {
        #expect(adapted("import Foundation\nOSAtomicIncrement32(a)").hasSuffix("\nimport os\n"))
    }

    @Test func modulesWithLongerNamesAreImportedAtTheEnd() {
        #expect(adapted("import CoreServices\n") == "                   \nimport MobileCoreServices\n")
    }
}
