// What writes logs is in `os`; Apple's module brings it with it and reads them besides, which is not offered here.
@_exported import os
