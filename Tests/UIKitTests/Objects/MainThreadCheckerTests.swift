import Foundation
import Testing

@testable import UIKit

@MainActor
struct MainThreadCheckerTests {
    @Test func anotherThreadThatUsesUIKitContinuesAndIsReported() {
        MainThreadChecker.start()
        let (_, messages) = RuntimeDiagnostics.collect {
            let end = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                MainActor.assumeIsolated { UILabel().text = "a" }
                end.signal()
            }
            end.wait()
        }
        #expect(messages.contains { $0.contains("another thread than the main one") })
    }
}
