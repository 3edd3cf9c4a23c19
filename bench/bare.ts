import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { statements } from './statements.ts'

/**
 * The least that can be done for the same answers: one statement, and what it says is sent on. No
 * validation, no headers but those that the answer needs. The ids it gives were encoded when the
 * tables were seeded.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

type Row = { total?: string; json: string }

const server = createServer(async (request, response) => {
  for (const { name, method, path, text } of statements) {
    const address = request.method === method && path.exec(request.url ?? '')
    if (!address) continue

    const token = hash('sha256', (request.headers.authorization ?? '').slice(7), 'buffer')
    const values = [token, ...address.slice(1)]
    if (method === 'POST') values.push(await bodyOf(request))
    const { rows } = await pool.query<Row>({ name, text, values })
    return answer(request, response, rows[0])
  }
  response.writeHead(404).end()
})

function answer(request: IncomingMessage, response: ServerResponse, row: Row | undefined): void {
  if (row === undefined) return void response.writeHead(404).end()

  const etag = `W/"${hash('sha1', row.json, 'base64url')}"`
  if (row.total) response.setHeader('Total-Count', row.total)
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end()
  } else {
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(row.json),
      ETag: etag,
    })
    response.end(row.json)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

server.listen(Number(process.env.PORT), '127.0.0.1')
