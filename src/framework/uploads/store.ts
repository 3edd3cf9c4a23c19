import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { Config } from '../config/config.ts'
import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'

/** Opens the store of uploaded files: a folder, or a bucket that several machines share. */
export function openFileStore({ dataDir, s3 }: Config): Disk {
  return new Disk(s3 === undefined ? openFolder(join(dataDir, 'uploads')) : openBucket(s3))
}
