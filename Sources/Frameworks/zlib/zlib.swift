// The library of the system, whose module is named like that on iOS.
@_exported import CZLib
