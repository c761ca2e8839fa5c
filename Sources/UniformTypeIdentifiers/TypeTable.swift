/// The declared types by their identifiers, with their filename extensions, MIME types and supertypes
/// (Apple: System-Declared Uniform Type Identifiers).
package enum TypeTable {
    /// The declaration of a type.
    package struct Entry: Sendable {
        package let identifier: String
        package let extensions: [String]
        package let mediaTypes: [String]
        package let supertypes: [String]
    }

    /// The entries by identifier.
    package static let entries: [String: Entry] = Dictionary(
        uniqueKeysWithValues: text.split(separator: "\n").map { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            let lists = parts.dropFirst().map { $0.split(separator: " ").map(String.init) }
            return (
                String(parts[0]),
                Entry(
                    identifier: String(parts[0]), extensions: lists[0], mediaTypes: lists[1],
                    supertypes: lists[2])
            )
        })

    /// The types with a filename extension, the most common first.
    package static let byExtension = index(\.extensions)
    /// The types with a MIME type, the most common first.
    package static let byMediaType = index(\.mediaTypes)

    private static func index(_ tags: (Entry) -> [String]) -> [String: [String]] {
        // A type whose first tag it is precedes those with it as an additional tag; then a type with one supertype
        // precedes those with several, as a movie precedes its audio.
        let found = entries.values.flatMap { entry in
            tags(entry).enumerated().map { (tag: $1, rank: $0, entry: entry) }
        }
        let sorted = found.sorted {
            ($0.rank, $0.entry.supertypes.count, -depth($0.entry.identifier), $0.entry.identifier)
                < ($1.rank, $1.entry.supertypes.count, -depth($1.entry.identifier), $1.entry.identifier)
        }
        return sorted.reduce(into: [:]) { $0[$1.tag, default: []].append($1.entry.identifier) }
    }

    private static func depth(_ identifier: String) -> Int { supertypes(of: identifier).count }

    /// Returns all supertypes of a type, without itself.
    package static func supertypes(of identifier: String) -> Set<String> {
        var result: Set<String> = []
        var pending = entries[identifier]?.supertypes ?? []
        while let next = pending.popLast() {
            guard result.insert(next).inserted else { continue }
            pending += entries[next]?.supertypes ?? []
        }
        return result
    }

    private static let text = """
        com.adobe.pdf|pdf|application/pdf|public.data public.composite-content
        com.adobe.postscript|ps|application/postscript|public.data
        com.adobe.raw-image|dng|image/x-adobe-dng|public.camera-raw-image
        com.apple.alias-file|||public.data public.resolvable
        com.apple.alias-record|||public.data public.resolvable
        com.apple.applescript.script|scpt||public.data public.script
        com.apple.applescript.text|applescript||public.script
        com.apple.application-bundle|app||com.apple.application com.apple.package
        com.apple.application-extension|appex||com.apple.bundle
        com.apple.application-file|||com.apple.application public.data
        com.apple.application|||public.executable
        com.apple.archive|aar|application/x-apple-archive|public.archive
        com.apple.binary-property-list|||com.apple.property-list
        com.apple.bundle|bundle||com.apple.package
        com.apple.flat-rtfd|||public.data public.composite-content
        com.apple.framework|framework||com.apple.bundle
        com.apple.ical.ics|ics ical|text/calendar|public.text public.calendar-event
        com.apple.icns|icns|image/x-icns|public.image
        com.apple.internet-location|||public.data
        com.apple.live-photo|||public.composite-content
        com.apple.m4a-audio|m4a|audio/x-m4a|public.mpeg-4-audio
        com.apple.m4v-video|m4v|video/x-m4v|public.mpeg-4
        com.apple.mail.email|eml|message/rfc822|public.data public.email-message
        com.apple.metadata-importer|mdimporter||com.apple.bundle
        com.apple.package|||public.directory
        com.apple.pict|pict pct pic|image/pict|public.image
        com.apple.plugin|plugin||com.apple.bundle com.apple.package
        com.apple.property-list|plist||public.data
        com.apple.protected-mpeg-4-audio|m4p|audio/x-m4p|public.audio
        com.apple.protected-mpeg-4-video|m4v|video/x-m4v|com.apple.m4v-video
        com.apple.quicklook-generator|qlgenerator||com.apple.bundle
        com.apple.quicktime-image|qtif qti|image/x-quicktime|public.image
        com.apple.quicktime-movie|mov qt|video/quicktime|public.movie
        com.apple.reality|reality|model/vnd.reality|public.data
        com.apple.rtfd|rtfd||com.apple.package public.composite-content
        com.apple.scenekit.scene|scn||public.3d-content public.data
        com.apple.systempreference.prefpane|prefPane||com.apple.package com.apple.bundle
        com.apple.traditional-mac-plain-text|||public.plain-text
        com.apple.webarchive|webarchive|application/x-webarchive|public.data public.composite-content
        com.apple.xml-property-list|||public.xml com.apple.property-list
        com.apple.xpc-service|xpc||com.apple.bundle
        com.compuserve.gif|gif|image/gif|public.image
        com.microsoft.bmp|bmp dib|image/bmp|public.image
        com.microsoft.excel.xls|xls|application/vnd.ms-excel|public.data public.spreadsheet
        com.microsoft.ico|ico|image/vnd.microsoft.icon|public.image
        com.microsoft.internet-shortcut|url||public.data
        com.microsoft.powerpoint.ppt|ppt|application/mspowerpoint application/vnd.ms-powerpoint|public.data public.presentation
        com.microsoft.waveform-audio|wav wave|audio/vnd.wave audio/wav|public.audio
        com.microsoft.windows-executable|exe|application/x-msdownload|public.executable public.data
        com.microsoft.word.doc|doc dot|application/msword|public.data
        com.netscape.javascript-source|js|text/javascript|public.source-code public.executable
        com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|public.3d-content public.data
        com.pixar.universal-scene-description|usd||public.3d-content public.data
        com.rsa.pkcs-12|p12 pfx|application/x-pkcs12|public.data
        com.sun.java-class|class||public.executable public.data
        org.7-zip.7-zip-archive|7z|application/x-7z-compressed|public.archive
        org.gnu.gnu-zip-archive|gz gzip|application/x-gzip application/gzip|public.archive
        org.idpf.epub-container|epub|application/epub+zip|public.data public.composite-content
        org.khronos.collada.digital-asset-exchange|dae|model/vnd.collada+xml|public.3d-content public.xml
        org.openxmlformats.presentationml.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|public.data public.presentation
        org.openxmlformats.spreadsheetml.sheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|public.data public.spreadsheet
        org.openxmlformats.wordprocessingml.document|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|public.data
        org.webmproject.webp|webp|image/webp|public.image
        org.xiph.flac|flac|audio/flac|public.audio
        public.3d-content|||public.content
        public.aiff-audio|aiff aif|audio/aiff|public.audio
        public.archive|||public.data
        public.assembly-source|s||public.source-code
        public.audiovisual-content|||public.data public.content
        public.audio|||public.audiovisual-content
        public.avi|avi vfw|video/avi|public.movie
        public.bookmark|||public.url
        public.bzip2-archive|bz2 bzip2|application/x-bzip2|public.archive
        public.c-header|h||public.source-code
        public.c-plus-plus-header|hpp h++ hxx hh||public.source-code
        public.c-plus-plus-source|cp cpp c++ cc cxx||public.source-code
        public.c-source|c||public.source-code
        public.calendar-event|||
        public.camera-raw-image|raw||public.image
        public.comma-separated-values-text|csv|text/csv|public.delimited-values-text
        public.composite-content|||public.content
        public.contact|||
        public.content|||
        public.css|css|text/css|public.text
        public.database|||
        public.data|||public.item
        public.delimited-values-text|||public.text
        public.directory|||public.item
        public.disk-image|dmg||public.archive
        public.email-message|||public.message
        public.executable|||public.item
        public.file-url|||public.url
        public.folder|||public.directory
        public.font|||
        public.geometry-definition-format|obj||public.3d-content public.text
        public.heics|heics|image/heic-sequence|public.heif-standard
        public.heic|heic|image/heic|public.heif-standard
        public.heif-standard||image/heif|public.image
        public.heif|heif|image/heif|public.heif-standard
        public.html|html htm shtml|text/html|public.text
        public.image|||public.data public.content
        public.item|||
        public.jpeg-2000|jp2 jpf jpx j2k j2c|image/jp2|public.image
        public.jpeg|jpeg jpg jpe|image/jpeg|public.image
        public.json|json|application/json|public.text
        public.log|log||public.plain-text
        public.m3u-playlist|m3u|audio/mpegurl|public.text public.playlist
        public.make-source|mk||public.script
        public.message|||
        public.midi-audio|midi mid smf kar|audio/midi|public.audio
        public.mount-point|||public.item
        public.movie|mov|video/quicktime|public.audiovisual-content
        public.mp3|mp3 mpga|audio/mpeg|public.audio
        public.mpeg-2-transport-stream|ts|video/mp2t|public.movie
        public.mpeg-2-video|m2v|video/mpeg2|public.video
        public.mpeg-4-audio|mp4 mpg4|audio/mp4|public.mpeg-4 public.audio
        public.mpeg-4|mp4 mpg4|video/mp4|public.movie
        public.mpeg|mpg mpeg mpe m75 m15|video/mpeg|public.movie
        public.objective-c-plus-plus-source|mm||public.source-code
        public.objective-c-source|m||public.source-code
        public.opentype-font|otf|font/otf|public.data public.font
        public.opus-audio|opus|audio/opus|public.audio
        public.perl-script|pl pm||public.shell-script
        public.php-script|php||public.shell-script
        public.plain-text|txt text|text/plain|public.text
        public.playlist|||
        public.png|png|image/png|public.image
        public.presentation|||public.composite-content
        public.python-script|py||public.shell-script
        public.resolvable|||
        public.rtf|rtf|text/rtf application/rtf|public.text
        public.ruby-script|rb||public.shell-script
        public.script|||public.source-code
        public.shell-script|sh command||public.script
        public.source-code|||public.plain-text
        public.spreadsheet|||public.content
        public.svg-image|svg svgz|image/svg+xml|public.image public.xml
        public.swift-source|swift||public.source-code
        public.symlink|||public.item public.resolvable
        public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text
        public.tar-archive|tar|application/x-tar|public.archive
        public.text|txt text|text/plain|public.data public.content
        public.tiff|tiff tif|image/tiff|public.image
        public.to-do-item|||
        public.truetype-ttf-font|ttf|font/ttf|public.data public.font
        public.unix-executable|||public.data public.executable
        public.url-name|||
        public.url||text/uri-list|public.data
        public.utf16-external-plain-text|||public.plain-text
        public.utf16-plain-text||text/plain;charset=utf-16|public.plain-text
        public.utf8-plain-text||text/plain;charset=utf-8|public.plain-text
        public.utf8-tab-separated-values-text|||public.tab-separated-values-text public.utf8-plain-text
        public.vcard|vcf vcard|text/vcard text/x-vcard|public.text public.contact
        public.video|||public.movie
        public.volume|||public.folder
        public.x509-certificate|cer crt der|application/x-x509-ca-cert|public.data
        public.xml|xml|application/xml text/xml|public.text
        public.yaml|yaml yml|application/x-yaml|public.text
        public.zip-archive|zip|application/zip|public.archive
        """
}
