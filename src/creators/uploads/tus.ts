import type { FastifyRequest } from 'fastify'
import { BadRequest } from '../../framework/errors.ts'
import type { Upload } from '../../tables/users/uploads.ts'
import { cutName } from '../../vocabulary/people/names.ts'
import { largestUpload } from './limits.ts'

type Headers = FastifyRequest['headers']

// The headers of tus 1.0, the protocol for uploads that go on where they broke off: https://tus.io/protocols/

export const tusVersion = '1.0.0'
export const tusExtensions = 'creation,expiration,termination'
export const pieceType = 'application/offset+octet-stream'

export function requireVersion(headers: Headers): void {
  if (headers['tus-resumable'] !== tusVersion)
    throw new BadRequest(`Send the header Tus-Resumable: ${tusVersion}.`, 412)
}

/** The file that is to come, as a request says of it. */
export function announcedFile(headers: Headers): Pick<Upload, 'name' | 'byte_size'> {
  const byte_size = wholeNumber(headers, 'Upload-Length')
  if (byte_size === 0) throw new BadRequest('Upload-Length must be at least 1.')
  if (byte_size > largestUpload.bytes)
    throw new BadRequest(`A file may have ${largestUpload.megabytes} MB.`, 413)
  return { name: nameIn(String(headers['upload-metadata'] ?? '')), byte_size }
}

/** The position at which a piece begins. */
export const announcedPosition = (headers: Headers) => wholeNumber(headers, 'Upload-Offset')

/** A piece that begins elsewhere would leave a hole, or be there twice. */
export function requirePosition({ received_size }: Upload, position: number): void {
  if (position !== received_size)
    throw new BadRequest(`The next byte is ${received_size}, and not ${position}.`, 409)
}

/** How far an upload has come, for answers. */
export function progressHeaders({ byte_size, received_size, expires_at }: Upload) {
  return {
    'Upload-Offset': received_size,
    'Upload-Length': byte_size,
    'Upload-Expires': new Date(expires_at).toUTCString(),
  }
}

function wholeNumber(headers: Headers, name: string): number {
  const sent = String(headers[name.toLowerCase()] ?? '')
  if (!/^\d{1,15}$/.test(sent)) throw new BadRequest(`${name} must be a whole number of bytes.`)
  return Number(sent)
}

/**
 * The name in a list of keys with values in Base64, such as `filename bXVnLm1wNA==,filetype dmlkZW8vbXA0`.
 */
function nameIn(metadata: string): string {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '))
  const [, value = ''] = pairs.find(([key]) => key === 'filename') ?? []
  return cutName(Buffer.from(value, 'base64').toString().toWellFormed()) || 'file'
}
