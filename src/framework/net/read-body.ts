import type { IncomingMessage } from 'node:http'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const decoders: Record<string, () => Duplex> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The whole body of an answer, unpacked, or an error where there is more of it than that. */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new Error('Too large')

  const chunks: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
  const decoder = decoderOf(response.headers['content-encoding'])
  await pipeline(response, atMost(maxBytes), decoder, atMost(maxBytes), collect, { signal })
  return Buffer.concat(chunks)
}

/** Counted both before and after decoding: a few bytes can stand for many, and many for none. */
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
