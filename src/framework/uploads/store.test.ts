import { expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '../../../test/support/servers/s3-server.ts'
import { loadConfig } from '../config/config.ts'
import { openFileStore } from './store.ts'

test('files go to a bucket where one is configured', async () => {
  const { url, objects, close } = await startS3Server()
  onTestFinished(close)
  const files = openFileStore(
    loadConfig({
      DATA_DIR: process.env.DATA_DIR,
      S3_BUCKET: 'troupe',
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  )

  await files.put('picture.png', Buffer.from('a picture'))
  expect([...objects.keys()]).toEqual(['/troupe/picture.png'])
  expect(Buffer.from(await files.getBytes('picture.png')).toString()).toBe('a picture')

  await files.delete('picture.png')
  expect(objects.size).toBe(0)
  await expect(files.getBytes('picture.png')).rejects.toThrow()
})
