import CoreGraphics
import Testing

@testable import UIKit

/// The colors of effects over plain ones, which a public project measured in a simulator of iOS 26.1.
@MainActor @Suite struct MaterialTests {
    private func color(_ effect: UIVisualEffect, over background: UIColor, dark: Bool = false) -> UInt32? {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        host.backgroundColor = background
        host.overrideUserInterfaceStyle = dark ? .dark : .light
        let view = UIVisualEffectView(effect: effect)
        view.frame = host.bounds
        host.addSubview(view)
        return Picture.color(
            of: Picture.window(host, size: host.bounds.size), at: CGPoint(x: 30, y: 30))
    }

    private func isNear(_ color: UInt32?, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        guard let color else { return false }
        let parts = [color >> 16 & 255, color >> 8 & 255, color & 255].map(Int.init)
        return zip(parts, [red, green, blue]).allSatisfy { abs($0 - $1) <= 2 }
    }

    @Test(arguments: [
        (UIBlurEffect.Style.extraLight, 249, 198), (.light, 255, 77), (.dark, 89, 20), (.regular, 255, 77),
        (.systemUltraThinMaterial, 245, 88), (.systemThinMaterial, 245, 142), (.systemMaterial, 245, 197),
        (.systemThickMaterial, 245, 232), (.systemChromeMaterial, 247, 178),
    ])
    func materialsHaveTheirBrightnessOverWhiteAndBlack(style: UIBlurEffect.Style, white: Int, black: Int) {
        let effect = UIBlurEffect(style: style)
        #expect(isNear(color(effect, over: .white), white, white, white))
        #expect(isNear(color(effect, over: .black), black, black, black))
    }

    @Test(arguments: [
        (UIBlurEffect.Style.systemUltraThinMaterial, 177, 31), (.systemThinMaterial, 125, 31),
        (.systemMaterial, 83, 31), (.systemThickMaterial, 37, 31), (.systemChromeMaterial, 87, 18),
        (.regular, 89, 20),
    ])
    func materialsAreDarkInDarkAppearance(style: UIBlurEffect.Style, white: Int, black: Int) {
        let effect = UIBlurEffect(style: style)
        #expect(isNear(color(effect, over: .white, dark: true), white, white, white))
        #expect(isNear(color(effect, over: .black, dark: true), black, black, black))
    }

    @Test func colorsBelowAreMoreSaturated() {
        let yellow = UIColor(red: 242 / 255, green: 179 / 255, blue: 64 / 255, alpha: 1)
        #expect(isNear(color(UIBlurEffect(style: .extraLight), over: yellow), 249, 233, 198))
    }

    @Test func glassIsLightOrClear() {
        let (regular, clear) = (UIGlassEffect(style: .regular), UIGlassEffect(style: .clear))
        #expect(isNear(color(regular, over: .white), 251, 251, 251))
        #expect(isNear(color(regular, over: .black), 175, 175, 175))
        #expect(isNear(color(regular, over: .black, dark: true), 24, 24, 24))
        #expect(isNear(color(clear, over: .black), 19, 19, 19))
    }
}
