import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type AddressCheck, checkedLookup } from './public-address.ts'

const mostRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])
const decoders: Record<string, () => Duplex> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

export type Limits = {
  isAllowed: AddressCheck
  anyPort: boolean
  maxBytes: number
  /** Ends everything that is under way. */
  signal: AbortSignal
}

export type Download = { url: URL; type: string; data: Buffer }

/**
 * Fetches an address that someone else chose. Each redirect is checked like the first address, and
 * no cookie or credential of ours is sent. Throws if anything is refused or fails.
 */
export async function download(address: URL, accept: string, limits: Limits): Promise<Download> {
  let url = address
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    checkAddress(url, limits)
    const response = await open(url, accept, limits)
    try {
      const { location } = response.headers
      if (redirects.has(response.statusCode ?? 0) && location !== undefined) {
        url = new URL(location, url)
      } else {
        const data = await readBody(response, limits)
        return { url, type: response.headers['content-type'] ?? '', data }
      }
    } finally {
      response.destroy()
    }
  }
  throw new Error('Too many redirects')
}

/** An IP address in the URL is checked here, because sockets look up only names. */
function checkAddress(url: URL, { isAllowed, anyPort }: Limits): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('Not a web address')
  if (url.username !== '' || url.password !== '') throw new Error('Credentials in the address')
  if (url.port !== '' && !anyPort) throw new Error('Not a usual port')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Error('Not a public address')
}

function open(url: URL, accept: string, { isAllowed, signal }: Limits): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp

  return new Promise((resolve, reject) => {
    request(url, {
      // Opens a new connection, because a reused one may have been opened under another check.
      agent: false,
      lookup: checkedLookup(isAllowed),
      signal,
      headers: {
        Accept: accept,
        'Accept-Encoding': 'gzip, deflate, br',
        'User-Agent': 'Mozilla/5.0 (compatible; Troupe product preview)',
      },
    })
      .once('response', resolve)
      .once('error', reject)
      // A server that answers 101 to change the protocol causes no `response` event.
      .once('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new Error('Answered 101'))
      })
      .end()
  })
}

async function readBody(response: IncomingMessage, { maxBytes, signal }: Limits): Promise<Buffer> {
  if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new Error('Too large')

  const chunks: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  const decoder = decoderOf(response.headers['content-encoding'])
  await pipeline(response, atMost(maxBytes), decoder, atMost(maxBytes), collect, { signal })
  return Buffer.concat(chunks)
}

/** Applied before and after decoding: a few bytes can decode to many, and many bytes to none. */
function atMost(maxBytes: number) {
  return async function* count(source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new Error('Too large')
      yield chunk
    }
  }
}

function decoderOf(encoding = 'identity'): Duplex {
  const decoder = decoders[encoding.trim().toLowerCase()]
  if (decoder === undefined) throw new Error('Unknown encoding')
  return decoder()
}
