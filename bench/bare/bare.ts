import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { textsOf } from '../../src/framework/database/driver/row.ts'
import { shareConnections } from '../../src/framework/database/driver/shared-connections.ts'
import { startEmbedded } from '../../src/framework/database/embedded/database.ts'
import { type Statement, statements } from './statements.ts'

/**
 * The smallest server that gives the same answers: it sends one statement and passes the result on.
 * It validates nothing and sends only the headers that the answer needs. The ids in its answers
 * were encoded when the tables were seeded.
 */
const { DATA_DIR, DATABASE_URL, SHARED } = process.env
// Without a server it has the embedded database in its own process, as ours does.
const isEmbedded = !DATABASE_URL
const connection = {
  connectionString: isEmbedded ? (await startEmbedded(DATA_DIR ?? '')).url : DATABASE_URL,
  // As our own reads have it: in a small world the planner now and then merges whole tables for one record.
  options: '-c enable_mergejoin=off',
}
const write = askPool()
const read = SHARED === 'true' ? askShared() : write

/** The body comes last. In a list the total comes before it. */
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

/**
 * The way of the driver's manual: each statement waits for a connection of its own. The embedded database has
 * a single one.
 */
function askPool(): Ask {
  const pool = new pg.Pool({ ...connection, max: isEmbedded ? 1 : 10 })
  return async ({ name, text }, values) => {
    const { rows } = await pool.query<Row>({ name, text, values, rowMode: 'array' })
    return rows[0]
  }
}

/** The way of our own reads: all statements share connections. */
function askShared(): Ask {
  const { send } = shareConnections(connection, 2)
  return async (statement, values) => {
    const [row] = await send(statement, values)
    return row === undefined ? undefined : textsOf(row)
  }
}

server.listen(Number(process.env.PORT), '127.0.0.1')
