import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { startWebServer } from './web-server.ts'

type Json = Record<string, unknown>
type Answer = [status: number, body: Json]
type Algorithm = 'RS256' | 'ES256'

/** Things that the provider does other than it should. */
export type Mischief = {
  /** Answers nothing at these addresses. */
  silentAt?: string
  /** Answers without end at these addresses. */
  endlessAt?: string
  /** Answers nonsense at these addresses. */
  nonsenseAt?: string
  /** Replaces claims of the ID token; `undefined` leaves them out. */
  claims?: Json
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean
  algorithm?: Algorithm
  /** Tells of the person at the address for that only, not in the ID token. */
  userinfoOnly?: boolean
  /** Replaces what that address tells. */
  userinfo?: Json
  /** Replaces entries of the discovery document. */
  metadata?: Json
  /** Accepts a code more than once, as careless providers do. */
  codesLast?: boolean
}

type Grant = { challenge: string; nonce: string; redirect_uri: string; person: Json }

export type OpenidProvider = Awaited<ReturnType<typeof startOpenidProvider>>

const client = { id: 'troupe', secret: 'se:cret' }
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An OpenID Connect provider on this machine, as strict as one should be. */
export async function startOpenidProvider() {
  const grants = new Map<string, Grant>()
  const people = new Map<string, Json>()
  const requests: string[] = []
  let mischief: Mischief = {}
  let person: Json = {}

  const server = await startWebServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.url)
    requests.push(pathname)
    if (mischief.silentAt !== undefined && pathname.includes(mischief.silentAt)) return
    if (mischief.endlessAt !== undefined && pathname.includes(mischief.endlessAt)) {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      Readable.from(blanks()).pipe(response)
    } else if (mischief.nonsenseAt !== undefined && pathname.includes(mischief.nonsenseAt)) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"issuer":[{}]')
    } else if (pathname === '/authorize') {
      const location = authorize(searchParams)
      response.writeHead(location === undefined ? 400 : 302, { Location: location ?? '' }).end()
    } else {
      const [status, body] = await answer(pathname, request)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }
  })

  async function answer(pathname: string, request: IncomingMessage): Promise<Answer> {
    if (pathname === '/.well-known/openid-configuration') {
      return [200, { ...metadataOf(server.url), ...mischief.metadata }]
    } else if (pathname === '/jwks') {
      return [200, { keys: [publicKey(rsa, 'RS256'), publicKey(ec, 'ES256')] }]
    } else if (pathname === '/token') {
      return redeem(request, new URLSearchParams(await bodyOf(request)))
    } else {
      const known = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return known ? [200, { ...known, ...mischief.userinfo }] : [401, {}]
    }
  }

  /** The way back to whoever asked. */
  function authorize(query: URLSearchParams): string | undefined {
    const { state = '', nonce = '', redirect_uri = '', ...rest } = Object.fromEntries(query)
    const isRight =
      rest.client_id === client.id &&
      rest.response_type === 'code' &&
      rest.scope?.split(' ').includes('openid') &&
      rest.code_challenge_method === 'S256'
    if (!isRight) return undefined

    const code = randomBytes(16).toString('hex')
    grants.set(code, { challenge: rest.code_challenge ?? '', nonce, redirect_uri, person })
    const answer = new URL(redirect_uri)
    answer.search = String(new URLSearchParams({ code, state }))
    return answer.href
  }

  function redeem(request: IncomingMessage, body: URLSearchParams): Answer {
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    const challenge = createHash('sha256').update(body.get('code_verifier') ?? '')
    const isRight =
      grant?.redirect_uri === body.get('redirect_uri') &&
      grant.challenge === challenge.digest('base64url') &&
      body.get('grant_type') === 'authorization_code'
    if (!isAuthenticated(request, body)) return [401, { error: 'invalid_client' }]
    if (!isRight) return [400, { error: 'invalid_grant' }]

    if (!mischief.codesLast) grants.delete(code)
    const access_token = randomBytes(16).toString('hex')
    people.set(access_token, grant.person)
    const id_token = idToken(grant)
    return [200, { access_token, token_type: 'Bearer', expires_in: 60, id_token }]
  }

  function isAuthenticated({ headers }: IncomingMessage, body: URLSearchParams): boolean {
    const basic = `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`
    const methods = mischief.metadata?.token_endpoint_auth_methods_supported
    return String(methods).includes('client_secret_post')
      ? body.get('client_id') === client.id && body.get('client_secret') === client.secret
      : headers.authorization === `Basic ${Buffer.from(basic).toString('base64')}`
  }

  function idToken({ nonce, person }: Grant): string {
    const alg = mischief.algorithm ?? 'RS256'
    const now = Math.floor(Date.now() / 1000)
    const { sub, ...rest } = person
    const claims = {
      iss: server.url,
      aud: client.id,
      sub,
      iat: now,
      exp: now + 300,
      nonce,
      ...(mischief.userinfoOnly ? {} : rest),
      ...mischief.claims,
    }
    const parts = [{ alg, kid: alg }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    const signed = Buffer.from(parts.join('.'))
    const { privateKey } = mischief.foreignKey ? foreign : alg === 'RS256' ? rsa : ec
    const signature = sign('sha256', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${signed}.${signature.toString('base64url')}`
  }

  return {
    issuer: server.url,
    client,
    requests,
    close: server.close,
    /** Who is signed in there now, and what goes wrong from now on. */
    set: (next: Json, wrong: Mischief = {}) => {
      person = next
      mischief = wrong
    },
    /** Follows the way to the provider as a browser does, and gives the way back. */
    visit: async (url: string): Promise<URL> => {
      const response = await fetch(url, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? 'none:')
    },
  }
}

function metadataOf(issuer: string): Json {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    code_challenge_methods_supported: ['S256'],
  }
}

function publicKey({ publicKey }: typeof rsa, alg: Algorithm): Json {
  return { ...publicKey.export({ format: 'jwk' }), alg, kid: alg, use: 'sig' }
}

function* blanks() {
  for (;;) yield ' '.repeat(65_536)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
