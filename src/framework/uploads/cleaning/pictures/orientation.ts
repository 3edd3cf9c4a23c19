/** How a picture has to be turned to stand upright: 1 is as it is, 8 the last. */
export type Orientation = number

const littleEndian = 'II*\0'
const orientationTag = 0x0112
const shortNumber = 3

/** EXIF that says how a picture is turned, and nothing else. */
export function exifOf(orientation: Orientation): Buffer {
  const exif = Buffer.alloc(26)
  exif.write(littleEndian, 0, 'latin1')
  exif.writeUInt32LE(8, 4)
  exif.writeUInt16LE(1, 8)
  exif.writeUInt16LE(orientationTag, 10)
  exif.writeUInt16LE(shortNumber, 12)
  exif.writeUInt32LE(1, 14)
  exif.writeUInt16LE(orientation, 18)
  return exif
}
