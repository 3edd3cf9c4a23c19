import type { Connection } from '../connection.ts'
import { Refused, Unreachable } from '../errors.ts'
import type { CallOptions, Schema } from '../operations.ts'

type Sending = CallOptions & {
  name: string
  /** Told of what has arrived, in bytes. */
  onProgress?: (received: number) => void
}

const pieceSize = 4 * 1024 * 1024
const pieceTimeout = 15 * 60_000
const version = { 'tus-resumable': '1.0.0' }

/** Large files in pieces, which go on where a connection broke. */
export const uploadsOf = ({ call, send }: Connection) => ({
  send: async (
    file: Blob,
    { name, onProgress, ...options }: Sending,
  ): Promise<Schema<'Upload'>> => {
    const upload = await call('post', '/me/uploads.json', {
      ...options,
      headers: {
        ...version,
        'upload-length': String(file.size),
        'upload-metadata': `filename ${base64(name)}`,
      },
    })
    const path = { id: upload.id }
    const ask = () => call('get', '/me/uploads/{id}.json', { ...options, path })

    let lost = 0
    let offset = 0
    while (offset < file.size) {
      const before = offset
      try {
        await send('PATCH', '/me/uploads/{id}.json', {
          ...options,
          path,
          timeout: pieceTimeout,
          headers: {
            ...version,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          },
          body: file.slice(offset, offset + pieceSize),
        })
        offset = Math.min(offset + pieceSize, file.size)
      } catch (error) {
        // A piece whose answer was lost has come, in whole or in part.
        if (!isMisplaced(error)) throw error
        offset = (await ask()).received_size
        lost = offset > before ? 0 : lost + 1
        if (lost > 3) throw error
      }
      onProgress?.(offset)
    }
    return ask()
  },
  delete: (id: string, options?: CallOptions) =>
    call('delete', '/me/uploads/{id}.json', { ...options, path: { id }, headers: version }),
})

const isMisplaced = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Refused && error.status === 409)

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
