@_exported import Foundation
import CCairo
import CDeflate
import CRSVG
import CPoppler
import CTurboJPEG
