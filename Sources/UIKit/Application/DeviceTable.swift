// Geometry of devices, in points. Sources: Apple Human Interface Guidelines (Layout, Specifications), and the
// values that public projects printed from simulators (dimmmensions, swift-snapshot-testing, flutter_device_geometry).
// Navigation bars on displays with a Dynamic Island begin at 53.67 points where the safe area is 59 high (printed by several
// projects, and seen in screenshots of iPhones 14 Pro Max and 15), and at 56.33 where it is 62 (printed by one project).

extension DeviceModel {
    private static func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
        -> UIEdgeInsets
    {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private static func geometry(
        _ width: CGFloat, _ height: CGFloat, _ safeArea: UIEdgeInsets, statusBar: CGFloat,
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, barOverlap: CGFloat = 0
    ) -> Geometry {
        Geometry(
            size: CGSize(width: width, height: height), safeArea: safeArea, statusBarHeight: statusBar,
            barOverlap: barOverlap, horizontal: horizontal, vertical: vertical)
    }

    package static let all: [DeviceModel] = [
        DeviceModel(
            names: ["iPhone 4", "iPhone 4s"],
            idiom: .phone, scale: 2, cornerRadius: 0,
            portrait: geometry(320, 480, insets(20, 0, 0, 0), statusBar: 20, .compact, .regular),
            landscape: geometry(480, 320, insets(20, 0, 0, 0), statusBar: 20, .compact, .compact)),
        DeviceModel(
            names: [
                "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)",
                "iPod touch (5th generation)", "iPod touch (6th generation)", "iPod touch (7th generation)",
                "iPhone SE 1",
            ],
            idiom: .phone, scale: 2, cornerRadius: 0,
            portrait: geometry(320, 568, insets(20, 0, 0, 0), statusBar: 20, .compact, .regular),
            landscape: geometry(568, 320, insets(0, 0, 0, 0), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: [
                "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)", "iPhone SE",
            ],
            idiom: .phone, scale: 2, cornerRadius: 0,
            portrait: geometry(375, 667, insets(20, 0, 0, 0), statusBar: 20, .compact, .regular),
            landscape: geometry(667, 375, insets(0, 0, 0, 0), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            idiom: .phone, scale: 3, cornerRadius: 0,
            portrait: geometry(414, 736, insets(20, 0, 0, 0), statusBar: 20, .compact, .regular),
            landscape: geometry(736, 414, insets(0, 0, 0, 0), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
            idiom: .phone, scale: 3, cornerRadius: 39,
            portrait: geometry(375, 812, insets(44, 0, 34, 0), statusBar: 44, .compact, .regular),
            landscape: geometry(812, 375, insets(0, 44, 21, 44), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: ["iPhone XS Max", "iPhone 11 Pro Max"],
            idiom: .phone, scale: 3, cornerRadius: 39,
            portrait: geometry(414, 896, insets(44, 0, 34, 0), statusBar: 44, .compact, .regular),
            landscape: geometry(896, 414, insets(0, 44, 21, 44), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: ["iPhone XR", "iPhone 11"],
            idiom: .phone, scale: 2, cornerRadius: 41.5,
            portrait: geometry(414, 896, insets(48, 0, 34, 0), statusBar: 48, .compact, .regular),
            landscape: geometry(896, 414, insets(0, 48, 21, 48), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: ["iPhone 12 mini", "iPhone 13 mini"],
            idiom: .phone, scale: 3, cornerRadius: 44,
            portrait: geometry(375, 812, insets(50, 0, 34, 0), statusBar: 50, .compact, .regular),
            landscape: geometry(812, 375, insets(0, 50, 21, 50), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
                "iPhone 17e",
            ],
            idiom: .phone, scale: 3, cornerRadius: 47.33,
            portrait: geometry(390, 844, insets(47, 0, 34, 0), statusBar: 47, .compact, .regular),
            landscape: geometry(844, 390, insets(0, 47, 21, 47), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
            idiom: .phone, scale: 3, cornerRadius: 53.33,
            portrait: geometry(428, 926, insets(47, 0, 34, 0), statusBar: 47, .compact, .regular),
            landscape: geometry(926, 428, insets(0, 47, 21, 47), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
            idiom: .phone, scale: 3, cornerRadius: 55,
            portrait: geometry(
                393, 852, insets(59, 0, 34, 0), statusBar: 54, .compact, .regular, barOverlap: 59 - 161 / 3),
            landscape: geometry(852, 393, insets(0, 59, 21, 59), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            idiom: .phone, scale: 3, cornerRadius: 55,
            portrait: geometry(
                430, 932, insets(59, 0, 34, 0), statusBar: 54, .compact, .regular, barOverlap: 59 - 161 / 3),
            landscape: geometry(932, 430, insets(0, 59, 21, 59), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
            idiom: .phone, scale: 3, cornerRadius: 62,
            portrait: geometry(
                402, 874, insets(62, 0, 34, 0), statusBar: 54, .compact, .regular, barOverlap: 62 - 169 / 3),
            landscape: geometry(874, 402, insets(0, 62, 20, 62), statusBar: 0, .compact, .compact)),
        DeviceModel(
            names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
            idiom: .phone, scale: 3, cornerRadius: 62,
            portrait: geometry(
                440, 956, insets(62, 0, 34, 0), statusBar: 54, .compact, .regular, barOverlap: 62 - 169 / 3),
            landscape: geometry(956, 440, insets(0, 62, 20, 62), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: ["iPhone Air"],
            idiom: .phone, scale: 3, cornerRadius: 62,
            portrait: geometry(420, 912, insets(68, 0, 34, 0), statusBar: 54, .compact, .regular),
            landscape: geometry(912, 420, insets(0, 68, 20, 68), statusBar: 0, .regular, .compact)),
        DeviceModel(
            names: [
                "iPad (5th generation)", "iPad (6th generation)", "iPad Air 2", "iPad Pro (9.7-inch)",
                "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)", "iPad 9.7",
            ],
            idiom: .pad, scale: 2, cornerRadius: 0,
            portrait: geometry(768, 1024, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular),
            landscape: geometry(1024, 768, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular)),
        DeviceModel(
            names: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)", "iPad 10.2"],
            idiom: .pad, scale: 2, cornerRadius: 0,
            portrait: geometry(810, 1080, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular),
            landscape: geometry(1080, 810, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular)),
        DeviceModel(
            names: ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)", "iPad Pro 10.5"],
            idiom: .pad, scale: 2, cornerRadius: 0,
            portrait: geometry(834, 1112, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular),
            landscape: geometry(1112, 834, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular)),
        DeviceModel(
            names: [
                "iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)",
                "iPad Pro 12.9 (home button)",
            ],
            idiom: .pad, scale: 2, cornerRadius: 0,
            portrait: geometry(1024, 1366, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular),
            landscape: geometry(1366, 1024, insets(20, 0, 0, 0), statusBar: 20, .regular, .regular)),
        DeviceModel(
            names: ["iPad mini (6th generation)", "iPad mini (A17 Pro)", "iPad mini"],
            idiom: .pad, scale: 2, cornerRadius: 21.5,
            portrait: geometry(744, 1133, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1133, 744, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
        DeviceModel(
            names: [
                "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
                "iPad Air 11-inch (M3)", "iPad Air 11-inch", "iPad Air",
            ],
            idiom: .pad, scale: 2, cornerRadius: 18,
            portrait: geometry(820, 1180, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1180, 820, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
        DeviceModel(
            names: ["iPad (10th generation)", "iPad (A16)", "iPad"],
            idiom: .pad, scale: 2, cornerRadius: 25,
            portrait: geometry(820, 1180, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1180, 820, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
        DeviceModel(
            names: [
                "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)", "iPad Pro 11",
            ],
            idiom: .pad, scale: 2, cornerRadius: 18,
            portrait: geometry(834, 1194, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1194, 834, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
        DeviceModel(
            names: [
                "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
                "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Air 13-inch", "iPad Pro 12.9",
            ],
            idiom: .pad, scale: 2, cornerRadius: 18,
            portrait: geometry(1024, 1366, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1366, 1024, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
        DeviceModel(
            names: [
                "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)", "iPad Pro 11-inch", "iPad Pro 11 (M4)",
            ],
            idiom: .pad, scale: 2, cornerRadius: 30,
            portrait: geometry(834, 1210, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1210, 834, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
        DeviceModel(
            names: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)", "iPad Pro 13-inch", "iPad Pro 13"],
            idiom: .pad, scale: 2, cornerRadius: 30,
            portrait: geometry(1032, 1376, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular),
            landscape: geometry(1376, 1032, insets(24, 0, 20, 0), statusBar: 24, .regular, .regular)),
    ]

    /// Models by Interface Builder's ids of canvases.
    static let canvases: [String: String] = [
        "retina3_5": "iPhone 4s",
        "retina4_0": "iPhone 5s",
        "retina4_7": "iPhone 8",
        "retina5_5": "iPhone 8 Plus",
        "retina5_9": "iPhone X",
        "retina6_1": "iPhone 11",
        "retina6_5": "iPhone 11 Pro Max",
        "retina5_4": "iPhone 13 mini",
        "retina6_0": "iPhone 14",
        "retina6_7": "iPhone 14 Plus",
        "retina6_12": "iPhone 16",
        "retina6_72": "iPhone 16 Plus",
        "retina6_3": "iPhone 16 Pro",
        "retina6_9": "iPhone 16 Pro Max",
        "ipad9_7": "iPad 9.7",
        "ipad10_5": "iPad Pro 10.5",
        "ipad12_9": "iPad Pro 12.9 (home button)",
        "ipad12_9rounded": "iPad Pro 12.9",
        "ipad11_0rounded": "iPad Pro 11",
        "ipad10_9": "iPad",
        "ipad10_9rounded": "iPad Air",
        "ipad10_2": "iPad 10.2",
        "ipad8_3rounded": "iPad mini",
        "ipad13_0rounded": "iPad Pro 13",
    ]
}
