import Foundation
import Testing
import UIKit

struct InitializerTests {
    @Test func mutableSetsOfCharactersChange() {
        for set in [_mutableCharacterSet(), _mutableCharacterSet(charactersIn: "")] {
            set.formUnion(with: .alphanumerics)
            set.addCharacters(in: "_")
            #expect(!set.inverted.contains("a") && !set.inverted.contains("_") && set.inverted.contains(" "))
        }
    }

    @Test func scannersReturnObjects() {
        let scanner = Scanner(string: "a<b>")
        var text: NSString?
        #expect(scanner.scanUpTo("<", into: &text) && text == "a")
        #expect(!scanner.scanUpTo("<", into: &text) && text == "a")
        #expect(scanner.scanString("<", into: &text) && text == "<")
    }

    @Test func bundlesAreFoundByPathsAndAddresses() {
        let url = URL(fileURLWithPath: NSTemporaryDirectory())
        #expect([url].compactMap(_bundle).count == 1 && [url.path].compactMap(_bundle).count == 1)
        #expect([1].map(_number) == [1 as NSNumber])
    }

    @Test func aMutexThatIsNotInitializedIsNotLocked() {
        var mutex = _pthreadMutex()
        #expect(pthread_mutex_lock(&mutex) == EINVAL)
        #expect(pthread_mutex_init(&mutex, nil) == 0 && pthread_mutex_lock(&mutex) == 0)
        #expect(pthread_mutex_trylock(&mutex) == EBUSY && pthread_mutex_unlock(&mutex) == 0)
    }

    @Test func codesOfTheSystemNeedNoName() {
        #expect(_urlErrorCode(rawValue: -1009) == .notConnectedToInternet)
        #expect(_urlErrorCode(rawValue: 7) == .unknown)
    }

    @Test func timersWithoutAnActionCanBeSubclassed() {
        final class Mock: ClockTimer {
            var completion: (() -> Void)?

            convenience init(completion: (() -> Void)? = nil) {
                self.init()
                self.completion = completion
            }
        }
        #expect(!Mock(completion: {}).isValid && Mock().completion == nil)
    }
}
