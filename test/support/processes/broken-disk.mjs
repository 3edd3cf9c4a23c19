import fs from 'node:fs'

/** Loaded into a server before all else: once the named file exists, no file can be synced any more. */
const { fdatasyncSync } = fs
fs.fdatasyncSync = (descriptor) => {
  if (fs.existsSync(process.env.BROKEN_DISK)) throw new Error('EIO: i/o error, fdatasync')
  fdatasyncSync(descriptor)
}
