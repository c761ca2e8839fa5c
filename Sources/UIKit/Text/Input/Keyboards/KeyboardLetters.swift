import Foundation

/// The letters of a language's keyboard, in three rows as they are seen.
struct KeyboardLetters: Equatable {
    var rows: [[String]]
    /// Whether the keys are those of telephones, each for a row of the kana.
    var isKana = false
    /// Whether a shift key makes the letters capitals.
    var hasShift = true

    /// The letters of a language, or of the Latin keyboard that goes with it.
    init(language: String, isLatin: Bool) {
        let code = Locale.Language(identifier: language).languageCode?.identifier ?? "en"
        if code == "ja", !isLatin {
            (rows, isKana) = (Self.kana, true)
            return
        }
        hasShift = isLatin || !["ar", "he"].contains(code)
        let text = Self.rows[code].flatMap { isLatin && !Self.isLatin($0) ? nil : $0 } ?? Self.qwerty
        rows = text.split(separator: " ").map { row in
            // One key a scalar: signs that other scripts set above letters have keys of their own.
            row.unicodeScalars.map { String($0) }
        }
    }

    /// The capital of a letter; the letter itself in scripts that have none.
    static func capital(_ letter: String, language: String) -> String {
        // ß has no capital of its own, and the Turkish i keeps its dot.
        guard letter != "ß" else { return letter }
        return letter.uppercased(with: Locale(identifier: language))
    }

    private static func isLatin(_ rows: String) -> Bool {
        rows.unicodeScalars.contains { ("a"..."z").contains($0) }
    }

    private static let qwerty = "qwertyuiop asdfghjkl zxcvbnm"
    private static let qwertz = "qwertzuiop asdfghjkl yxcvbnm"

    private static let rows: [String: String] = [
        "fr": "azertyuiop qsdfghjklm wxcvbn’", "de": "qwertzuiopü asdfghjklöä yxcvbnm",
        "es": "qwertyuiop asdfghjklñ zxcvbnm", "ca": "qwertyuiop asdfghjklç zxcvbnm",
        "sv": "qwertyuiopå asdfghjklöä zxcvbnm", "fi": "qwertyuiopå asdfghjklöä zxcvbnm",
        "da": "qwertyuiopå asdfghjklæø zxcvbnm", "nb": "qwertyuiopå asdfghjkløæ zxcvbnm",
        "no": "qwertyuiopå asdfghjkløæ zxcvbnm", "cs": qwertz, "sk": qwertz, "hu": qwertz,
        "hr": "qwertzuiopšđ asdfghjklčćž yxcvbnm", "tr": "qwertyuıopğü asdfghjklşi zxcvbnmöç",
        "ru": "йцукенгшщзх фывапролджэ ячсмитьбю", "uk": "йцукенгшщзхї фівапролджє ячсмитьбю",
        "el": "ςερτυθιοπ ασδφγηξκλ ζχψωβνμ", "he": "קראטוןםפ שדגכעיחלךף זסבהנמצתץ",
        "ar": "ضصثقفغعهخحج شسيبلاتنمكط ذءؤرىةوزظد", "ko": "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ ㅁㄴㅇㄹㅎㅗㅓㅏㅣ ㅋㅌㅊㅍㅠㅜㅡ",
        "th": "ๆไำพะัีรนยบล ฟหกดเ้่าสวง ผปแอิืทมใฝ",
    ]

    private static let kana = [["あ", "か", "さ"], ["た", "な", "は"], ["ま", "や", "ら"], ["小゛゜", "わ", "、。?!"]]
}
