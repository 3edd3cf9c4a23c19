import { startWebServer, type WebServer } from './web-server.ts'

export type S3Server = WebServer & { objects: Map<string, Buffer> }

/** As much of the S3 protocol as a store of files needs: put, get and delete, path style. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = await startWebServer(async (request, response) => {
    const key = (request.url ?? '').split('?', 1)[0] as string
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      response.writeHead(403).end()
    } else if (request.method === 'PUT') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      objects.set(key, unchunk(Buffer.concat(chunks), request.headers['content-encoding']))
      response.writeHead(200, { ETag: '"1"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else {
      const object = objects.get(key)
      response.writeHead(object ? 200 : 404, { 'Content-Type': 'application/octet-stream' })
      response.end(object ?? '<Error><Code>NoSuchKey</Code></Error>')
    }
  })
  return { ...server, objects }
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
