import { join } from 'node:path'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config/config.ts'
import { openFolder } from './folder.ts'

/**
 * The time limits of the store. Without these one that stalls keeps a request for ever, and its place among
 * those worked on. The client tries three times.
 */
const patience = { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/** Opens the store of uploaded files: a folder, or a bucket that several machines share. */
export function openFileStore({ dataDir, s3 }: Config): Disk {
  if (s3 === undefined) return new Disk(openFolder(join(dataDir, 'uploads')))

  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: patience,
      visibility: 'private',
      supportsACL: false,
    }),
  )
}
