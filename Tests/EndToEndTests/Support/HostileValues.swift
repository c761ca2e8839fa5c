/// Values that cannot be typed in Interface Builder.
enum HostileValues {
    static let numbers = [
        "nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "1e19", "-1e19", "9223372036854775807",
        "-9223372036854775808", "18446744073709551616", "4294967296", "2147483648", "-2147483649", "1000000",
        "-1000000",
        "100000", "65536", "16384", "0", "-0", "-1", "0.0001", "0x10", "1,5", "1e", "", " ", "١٢٣",
    ]

    static let texts = [
        "", " ", "\n", "\u{0}1".replacing("\u{0}", with: ""), "\"", "../../etc/passwd", "/etc/passwd",
        "%@%n%s", "🏴󠁧󠁢󠁥󠁮󠁧󠁿👩‍👩‍👧‍👦",
        "\u{202E}right to left", "e" + String(repeating: "\u{301}", count: 200), "\u{FFFD}\u{FFFF}\u{FEFF}",
        String(repeating: "wide ", count: 4_000), String(repeating: "x", count: 20_000), "مرحبا بالعالم",
        "YES", "NO", "nil",
        "self.self.view", "view.superview.superview", "layer.sublayers", "-1", "-2",
    ]
}
