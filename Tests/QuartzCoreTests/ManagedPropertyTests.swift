import CoreGraphics
import QuartzCore
import Testing

/// Properties that subclasses of layers declare with `@NSManaged`.
@MainActor
struct ManagedPropertyTests {
    private final class Gauge: CALayer {
        var progress: CGFloat {
            get { managedValue("progress") }
            set { setManagedValue(newValue, "progress") }
        }
        var label: String? {
            get { managedValue("label") }
            set { setManagedValue(newValue, "label") }
        }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
    }

    @Test("A managed property is zero before it is set, redraws its layer and is copied with it")
    func managedProperties() {
        let gauge = Gauge()
        #expect(gauge.progress == 0)
        #expect(gauge.label == nil)
        gauge.label = "Naha"
        #expect(!gauge.needsDisplay())
        gauge.progress = 0.5
        #expect(gauge.needsDisplay())
        #expect(gauge.value(forKey: "progress") as? CGFloat == 0.5)
        let copy = Gauge(layer: gauge)
        #expect(copy.progress == 0.5)
        #expect(copy.label == "Naha")
        gauge.label = nil
        #expect(gauge.label == nil)
    }
}
