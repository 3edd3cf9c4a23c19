import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { shareConnections } from '../src/framework/database/driver/shared-connections.ts'
import { type Statement, statements } from './statements.ts'

/**
 * The least that can be done for the same answers: one statement, and what it says is sent on. No
 * validation, no headers but those that the answer needs. The ids it gives were encoded when the
 * tables were seeded.
 */
const connectionString = process.env.DATABASE_URL
const write = askPool()
const read = process.env.SHARED === 'true' ? askShared() : write

/** The body last, and before it the total of a list. */
type Row = (string | null)[]
type Ask = (statement: Statement, values: (string | Buffer)[]) => Promise<Row | undefined>

const server = createServer(async (request, response) => {
  for (const statement of statements) {
    const address = request.method === statement.method && statement.path.exec(request.url ?? '')
    if (!address) continue

    const token = hash('sha256', (request.headers.authorization ?? '').slice(7), 'buffer')
    const values = [token, ...address.slice(1)]
    const row =
      request.method === 'POST'
        ? await write(statement, [...values, await bodyOf(request)])
        : await read(statement, values)
    return answer(request, response, row)
  }
  response.writeHead(404).end()
})

function answer(request: IncomingMessage, response: ServerResponse, row: Row | undefined): void {
  if (row === undefined) return void response.writeHead(404).end()

  const json = row.at(-1) ?? ''
  const etag = `W/"${hash('sha1', json, 'base64url')}"`
  if (row.length > 1) response.setHeader('Total-Count', row[0] ?? '0')
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end()
  } else {
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(json),
      ETag: etag,
    })
    response.end(json)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** As the driver's manual has it: each statement waits for a connection of its own. */
function askPool(): Ask {
  const pool = new pg.Pool({ connectionString, max: 10 })
  return async ({ name, text }, values) => {
    const { rows } = await pool.query<Row>({ name, text, values, rowMode: 'array' })
    return rows[0]
  }
}

/** The way that our own reads take. */
function askShared(): Ask {
  const { send } = shareConnections({ connectionString }, 2)
  return async (statement, values) => (await send(statement, values))[0]
}

server.listen(Number(process.env.PORT), '127.0.0.1')
