import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'

/**
 * The least that can be done for the same answers: one hand-written prepared statement that
 * authenticates, checks the membership, reads or writes, and builds the JSON in SQL. No router, no
 * validation, no headers but those that the answer needs. The ids it gives were encoded when the
 * tables were seeded.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const base = process.env.BASE_URL

const organizationJson = `json_build_object(
  'id', o.public_id, 'name', o.name, 'privacy_setting', o.privacy_setting, 'website', o.website,
  'created_at', to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'updated_at', to_char(o.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'url', '${base}/organizations/' || o.public_id || '.json')`

const statements = {
  list: `select count(*) over () as total, ${organizationJson} as json
    from access_tokens t
    join memberships m on m.user_id = t.user_id
    join organizations o on o.id = m.organization_id
    where t.token_hash = $1 order by lower(o.name), o.id limit 20`,
  show: `select ${organizationJson}::text as json
    from access_tokens t
    join organizations o on o.public_id = $2
    join memberships m on m.user_id = t.user_id and m.organization_id = o.id
    where t.token_hash = $1`,
  create: `with who as (select user_id from access_tokens where token_hash = $1 and permission = 'write'),
    o as (insert into organizations (name) select $2 from who returning *),
    m as (insert into memberships (organization_id, user_id, role, is_owner)
      select o.id, who.user_id, 'admin', true from o, who),
    a as (insert into audit_events (organization_id, user_id, user_name, action, record_type, record_id,
      changes, credential_type, credential_name, user_agent, ip)
      select o.id, who.user_id, '', 'create', 'Organization', o.id, '{}', 'access_token', '', '', '' from o, who)
    select ${organizationJson}::text as json from o`,
}

const server = createServer(async (request, response) => {
  const token = hash('sha256', (request.headers.authorization ?? '').slice(7), 'buffer')
  if (request.method === 'POST') {
    const { organization } = JSON.parse(await read(request))
    const [row] = await query('create', [token, organization.name])
    answer(request, response, 201, row?.json)
  } else if (request.url === '/organizations.json') {
    const rows = await query('list', [token])
    response.setHeader('Total-Count', rows[0]?.total ?? 0)
    answer(request, response, 200, JSON.stringify(rows.map(({ json }) => json)))
  } else {
    const publicId = (request.url ?? '').slice('/organizations/'.length, -'.json'.length)
    const [row] = await query('show', [token, publicId])
    answer(request, response, row ? 200 : 404, row?.json)
  }
})

async function query(name: keyof typeof statements, values: unknown[]) {
  const { rows } = await pool.query({ name, text: statements[name], values })
  return rows
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body = '',
): void {
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end()
  } else {
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      ETag: etag,
    })
    response.end(body)
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
