import Testing
@testable import Kumiki
