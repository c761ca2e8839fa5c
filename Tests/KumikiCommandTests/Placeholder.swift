import Testing
@testable import KumikiCommand
