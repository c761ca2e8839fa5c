import Foundation
import UIKit

/// A record that shares another with participants. There is no account here, so that nobody is invited.
open class CKShare: CKRecord {
    open var publicPermission = ParticipantPermission.unknown
    open var url: URL? { nil }
    open private(set) var participants: [Participant] = []
    open internal(set) lazy var owner = Participant()
    open var currentUserParticipant: Participant? { nil }

    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }

    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: "cloudkit.share", recordID: shareID)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addParticipant(_ participant: Participant) {
        if !participants.contains(participant) { participants.append(participant) }
    }
    open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }

    /// An invitation. None is received here.
    open class Metadata: NSObject, NSCopying {
        open var containerIdentifier: String { "" }
        open internal(set) lazy var share = CKShare(rootRecord: CKRecord(recordType: ""))
        open internal(set) lazy var rootRecordID = CKRecord.ID()
        open var participantRole: ParticipantRole { .unknown }
        open var participantType: CKShare_Participant_ParticipantType { .unknown }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }
        open internal(set) lazy var ownerIdentity = CKUserIdentity()
        open var rootRecord: CKRecord? { nil }
        public override init() { super.init() }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Someone with whom a record is shared.
    open class Participant: NSObject, NSCopying {
        open internal(set) lazy var userIdentity = CKUserIdentity()
        open var role = ParticipantRole.unknown
        open var type = CKShare_Participant_ParticipantType.unknown
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
        open var permission = ParticipantPermission.unknown
        public override init() { super.init() }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
