@_exported import FirebaseFirestore
