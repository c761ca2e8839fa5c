@_exported import Nuke
