import CLibXML2
import Foundation
