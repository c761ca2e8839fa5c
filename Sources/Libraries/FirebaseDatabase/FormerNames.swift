// Names before version 4.

public typealias FIRDatabase = Database
public typealias FIRDatabaseQuery = DatabaseQuery
public typealias FIRDatabaseReference = DatabaseReference
public typealias FIRDatabaseHandle = DatabaseHandle
public typealias FIRDataEventType = DataEventType
public typealias FIRDataSnapshot = DataSnapshot
public typealias FIRMutableData = MutableData
public typealias FIRTransactionResult = TransactionResult
public typealias FIRServerValue = ServerValue
