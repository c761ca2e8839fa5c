// Writing is in `os`, which this module exports.
@_exported import os
