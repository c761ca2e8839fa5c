// What overrides a method of Objective-C's is dynamic: '@inlinable' attribute cannot be applied to 'dynamic' declarations
import UIKit

public final class Source: NSObject {
    @inlinable public override init() { super.init() }
}
