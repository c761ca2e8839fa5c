/// The name of the record of a share of a whole zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
