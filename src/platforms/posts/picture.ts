import { readBody } from '../../framework/net/read-body.ts'
import { type Asking, openPlatform } from '../client.ts'

/** The longer side of a picture as it is kept, in pixels. */
export const pictureSide = 480

const maxBytes = 5 * 1024 * 1024

/**
 * Fetches the picture of a post from where its platform says that it is. No redirect is followed, and nothing
 * is sent that tells who asks, or for whom.
 */
export async function readPicture(
  asking: Pick<Asking, 'config'>,
  address: string,
  timeoutMs = 8_000,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { Accept: 'image/webp,image/jpeg,image/png' }
  const response = await openPlatform(asking, address, { headers }, signal)
  try {
    const { statusCode, headers } = response
    if (statusCode !== 200) throw new Error(`Answered ${statusCode}`)
    if (!headers['content-type']?.startsWith('image/')) throw new Error('Answered no picture')
    return await readBody(response, { maxBytes, signal })
  } finally {
    response.destroy()
  }
}
