import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import { startWebServer, type WebServer } from './web-server.ts'

export type S3Server = WebServer & {
  objects: Map<string, Buffer>
  /** What came of files that are not whole yet, by the name of their upload. */
  uploads: Map<string, Buffer[]>
  /** Decides about a part, such as to answer nothing or an error, before it is kept. */
  onPart: (part: number) => 'keep' | 'fail'
}

type Answer = [status: number, body?: string | Buffer, headers?: Record<string, string>]

/**
 * As much of the S3 protocol as a store of files needs, path style: put, get and delete, and files that come
 * in parts (https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html).
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer[]>()
  const server = await startWebServer(async (request, response) => {
    const [status, body, headers] = await answer(request)
    response.writeHead(status, { 'Content-Type': 'application/octet-stream', ...headers }).end(body)
  })
  const store: S3Server = { ...server, objects, uploads, onPart: () => 'keep' }
  return store

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://bucket')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return [403]
    const upload = searchParams.get('uploadId')
    if (upload !== null) return answerUpload(request, key, upload, searchParams.get('partNumber'))
    if (request.method === 'POST') {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, [])
      return [200, xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`)]
    }
    if (request.method === 'PUT') {
      objects.set(key, await bodyOf(request))
      return [200, '', { ETag: '"1"' }]
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return [204]
    }
    const object = objects.get(key)
    return object ? [200, object] : [404, '<Error><Code>NoSuchKey</Code></Error>']
  }

  async function answerUpload(
    request: IncomingMessage,
    key: string,
    upload: string,
    part: string | null,
  ): Promise<Answer> {
    const body = await bodyOf(request)
    const parts = uploads.get(upload)
    if (parts === undefined) return [404, '<Error><Code>NoSuchUpload</Code></Error>']
    if (request.method === 'DELETE') {
      uploads.delete(upload)
      return [204]
    }
    if (request.method === 'PUT') {
      if (store.onPart(Number(part)) === 'fail') return [500, '<Error><Code>Broken</Code></Error>']
      parts[Number(part) - 1] = body
      return [200, '', { ETag: etagOf(body), 'x-amz-checksum-crc32': checksumOf(body) }]
    }
    const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, one]) => one)
    const refusal = refusalOf(named as string[], parts)
    if (refusal) return [400, `<Error><Code>${refusal}</Code></Error>`]
    uploads.delete(upload)
    objects.set(key, Buffer.concat(parts))
    return [200, xml('CompleteMultipartUploadResult', '<ETag>"1"</ETag>')]
  }
}

/** Why parts make no file: one is missing or another one, or too small, or its checksum is not repeated. */
function refusalOf(named: string[], parts: Buffer[]): string | undefined {
  const isKept = named.every((one, at) => {
    const part = parts[at]
    return part && one.includes(`<PartNumber>${at + 1}</PartNumber>`) && isNamed(one, etagOf(part))
  })
  if (!isKept || named.length !== parts.length) return 'InvalidPart'
  if (parts.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) return 'EntityTooSmall'
  if (named.some((one, at) => !one.includes(checksumOf(parts[at] as Buffer)))) return 'BadDigest'
  return undefined
}

const isNamed = (one: string, etag: string) => one.replaceAll('&quot;', '"').includes(etag)

const etagOf = (part: Buffer) => `"${createHash('md5').update(part).digest('hex')}"`

function checksumOf(part: Buffer): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(part))
  return sum.toString('base64')
}

const xml = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return unchunk(Buffer.concat(chunks), request.headers['content-encoding'])
}

/** Newer clients send a body in chunks, each behind its length, with a checksum at the end. */
function unchunk(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== 'aws-chunked') return body

  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (!length) return Buffer.concat(chunks)
    chunks.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}
