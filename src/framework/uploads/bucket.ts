import fs from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config/config.ts'
import type { Movable } from './folder.ts'

/**
 * The time limits of the store. Without these one that stalls keeps a request for ever, and its place among
 * those worked on. The client tries three times.
 */
const patience = { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/**
 * The bytes that are sent at a time, and held in memory meanwhile. Each part has the time limit for itself,
 * so that 280 kB in a second are enough for files of any size. The protocol takes no parts below 5 MB.
 */
const partSize = 8 * 1024 * 1024

/** A store in a bucket that several machines share. Large files get there part by part. */
export function openBucket(s3: NonNullable<Config['s3']>): S3Driver & Movable {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: patience,
  })
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })

  const moveIn = async (key: string, path: string) => {
    const file = await fs.open(path)
    try {
      const { size } = await file.stat()
      if (size > partSize) await putParts(client, { Bucket: bucket, Key: key }, file)
      else await driver.put(key, await file.readFile())
    } finally {
      await file.close()
    }
  }
  return Object.assign(driver, { moveIn })
}

type Place = { Bucket: string; Key: string }

/** Nothing is at this place before the last part is there. Parts of a file that fails are taken away. */
async function putParts(client: S3Client, place: Place, file: fs.FileHandle): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place))
  const upload = { ...place, UploadId }
  try {
    const Parts = []
    const memory = Buffer.allocUnsafe(partSize)
    for (let PartNumber = 1; ; PartNumber += 1) {
      const Body = memory.subarray(0, await fill(memory, file))
      if (Body.length === 0) break
      const part = new UploadPartCommand({ ...upload, PartNumber, Body })
      const { ETag, ChecksumCRC32 } = await client.send(part)
      Parts.push({ PartNumber, ETag, ChecksumCRC32 })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}

/** Reads until the memory is full or the file is at its end: a read may bring less than it was asked for. */
async function fill(memory: Buffer, file: fs.FileHandle): Promise<number> {
  let filled = 0
  for (;;) {
    const { bytesRead } = await file.read(memory, filled, memory.length - filled)
    filled += bytesRead
    if (bytesRead === 0 || filled === memory.length) return filled
  }
}
