import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { qualityOf } from './quality.ts'

type Done = (error: Error | null, payload?: unknown) => void

type Encoding = 'br' | 'gzip'

/** Shorter texts fit into one packet anyway. */
const leastBytes = 1024

/** Up to this length, handing a text to another thread takes longer than compressing it here. */
const mostAtOnce = 64 * 1024

/** A higher quality takes several times as long and saves a few percent more. */
const settings = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Compresses a text in the way the caller prefers. Files are sent as they are stored. */
export function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  const encoding = encodingFor(request, payload)
  if (encoding === undefined || !isWorthIt(payload)) {
    done(null, payload)
    return
  }

  reply.header('Content-Encoding', encoding)
  if (payload.length <= mostAtOnce) done(null, compressAtOnce(payload, encoding))
  else compressAside(payload, encoding, done)
}

/** The way in which an answer is compressed, if it is. */
export function encodingFor({ headers }: FastifyRequest, payload: unknown): Encoding | undefined {
  const encoding = encodingOf(headers['accept-encoding'])
  return encoding !== undefined && isWorthIt(payload) ? encoding : undefined
}

function isWorthIt(payload: unknown): payload is string {
  return typeof payload === 'string' && Buffer.byteLength(payload) >= leastBytes
}

function compressAtOnce(text: string, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, settings) : gzipSync(text)
}

function compressAside(text: string, encoding: Encoding, done: Done): void {
  if (encoding === 'br') brotliCompress(text, settings, done)
  else gzip(text, done)
}

/** Brotli where both are equally welcome. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined

  const br = qualityOf(accepted, 'br')
  const gzip = qualityOf(accepted, 'gzip')
  if (br === 0 && gzip === 0) return undefined
  return br >= gzip ? 'br' : 'gzip'
}
