// Names before version 4.

public typealias FIRStorage = Storage
public typealias FIRStorageReference = StorageReference
public typealias FIRStorageMetadata = StorageMetadata
public typealias FIRStorageUploadTask = StorageUploadTask
public typealias FIRStorageDownloadTask = StorageDownloadTask
public typealias FIRStorageTaskSnapshot = StorageTaskSnapshot
