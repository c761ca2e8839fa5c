// Estimated from label and button frames saved in public Interface Builder documents: 758 texts of up to 19
// points whose width only their own characters decide, with the kerning of pairs apart (`SystemAdvances.kerning`)
// and the tracking of a size apart. Characters seen seldom lean on Inter's widths. In eight-fold validation by
// text, 97.5 % of the widths come within a point of the saved one.

/// Advances of U+0020...U+007E in the regular system font.
enum SystemAdvanceTable {
    /// Those of the en dash and the bullet, which Inter sets otherwise.
    static let marks: [UInt32: Int16] = [0x2013: 1040, 0x2022: 1030]

    /// In 2048ths of an em, without the tracking of a size.
    static let units: [Int16] = [
        576, 670, 814, 1280, 1286, 1740, 1289, 517, 762, 762, 1009, 1321, 621, 945, 589, 661, 1284, 964,
        1224, 1289, 1297, 1254, 1269, 1135, 1285, 1305, 612, 564, 1313, 1333, 1312, 1074, 1889, 1335,
        1370, 1470, 1488, 1239, 1197, 1513, 1520, 568, 1137, 1370, 1123, 1795, 1512, 1580, 1306, 1584,
        1333, 1315, 1282, 1498, 1385, 1995, 1305, 1352, 1300, 780, 719, 780, 946, 958, 1003, 1126, 1280,
        1143, 1247, 1164, 752, 1254, 1189, 506, 512, 1109, 515, 1768, 1198, 1213, 1256, 1232, 783, 1068,
        735, 1189, 1110, 1580, 1057, 1091, 1096, 731, 659, 731, 1330,
    ]
}
