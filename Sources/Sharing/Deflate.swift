private import CZlib

/// zlib streams with this program's dictionary.
enum Deflate {
  /// The stream of bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    let isReady = deflateInit_(&stream, Z_BEST_COMPRESSION, ZLIB_VERSION, size)
    precondition(isReady == Z_OK, "zlib has no memory")
    defer { deflateEnd(&stream) }
    deflateSetDictionary(&stream, dictionary, uInt(dictionary.count))
    var source = bytes
    // No stream of so many bytes is longer.
    let room = Int(deflateBound(&stream, uLong(bytes.count))) + 16
    return [UInt8](unsafeUninitializedCapacity: room) { output, count in
      source.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(room)
        let state = deflate(&stream, Z_FINISH)
        precondition(state == Z_STREAM_END, "the bound of a stream is not kept")
      }
      count = room - Int(stream.avail_out)
    }
  }

  /// The bytes of a stream, which may be anything.
  ///
  /// - Throws: `SharedLineError.cut` where its end is missing, `.damaged` where it is none, was made
  ///   with another dictionary, or holds more than `most` bytes.
  static func unpacked(_ packed: [UInt8], atMost most: Int) throws(SharedLineError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .damaged }
    defer { inflateEnd(&stream) }
    var source = packed
    var found: [UInt8] = []
    let piece = 1 << 16
    let isWhole = source.withUnsafeMutableBufferPointer { source -> Bool? in
      stream.next_in = source.baseAddress
      stream.avail_in = uInt(source.count)
      while true {
        var state = Z_OK
        found += [UInt8](unsafeUninitializedCapacity: piece) { output, count in
          stream.next_out = output.baseAddress
          stream.avail_out = uInt(piece)
          state = inflate(&stream, Z_NO_FLUSH)
          count = piece - Int(stream.avail_out)
        }
        guard found.count <= most else { return nil }
        switch state {
        case Z_STREAM_END: return stream.avail_in == 0 ? true : nil
        case Z_NEED_DICT:
          let taken = inflateSetDictionary(&stream, dictionary, uInt(dictionary.count))
          guard taken == Z_OK else { return nil }
        case Z_OK: if stream.avail_in == 0, stream.avail_out > 0 { return false }
        case Z_BUF_ERROR: return false
        default: return nil
        }
      }
    }
    guard let isWhole else { throw .damaged }
    guard isWhole else { throw .cut }
    return found
  }
}
