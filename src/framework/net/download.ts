import type { IncomingMessage } from 'node:http'
import { openOutbound, type Reach } from './outbound.ts'
import { readBody } from './read-body.ts'

const redirects = new Set([301, 302, 303, 307, 308])

export type Limits = Reach & { maxBytes: number; maxRedirects?: number }

export type Download = { url: URL; type: string; data: Buffer }

/**
 * Fetches an address that someone else chose. Each redirect is checked like the first address, and
 * no cookie or credential of ours is sent. Throws if anything is refused or fails.
 */
export async function download(address: URL, accept: string, limits: Limits): Promise<Download> {
  const { maxRedirects = 0 } = limits
  let url = address
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await openOutbound(url, { headers: headersFor(accept) }, limits)
    try {
      const { location } = response.headers
      if (!redirects.has(response.statusCode ?? 0) || location === undefined) {
        return await take(url, response, limits)
      }
      url = new URL(location, url)
    } finally {
      response.destroy()
    }
  }
  throw new Error('Too many redirects')
}

function headersFor(accept: string) {
  return {
    Accept: accept,
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'Mozilla/5.0 (compatible; Troupe product preview)',
  }
}

async function take(url: URL, response: IncomingMessage, limits: Limits): Promise<Download> {
  if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}`)
  const data = await readBody(response, limits)
  return { url, type: response.headers['content-type'] ?? '', data }
}
