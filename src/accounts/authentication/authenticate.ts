import type { Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound, Unauthenticated } from '../../framework/errors.ts'
import { readerFor } from '../../framework/http/kept-answers.ts'
import { refuseForgery } from '../../framework/http/safety/csrf.ts'
import { hashToken } from '../../framework/secrets.ts'
import type { CurrentUser, OwnMembership } from '../../tables/actor.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'
import { requireStaff } from '../staff/policy.ts'
import { setSessionCookie } from './cookies.ts'
import { type Recognition, recogniseMember, recogniseUser } from './credentials.ts'
import { shownId } from './shown.ts'
import { isRead, limitsOf, readOnly, requireWithinLimits } from './token-areas.ts'

type Scope = { organization_id?: string; id?: string }
type Found = {
  user: CurrentUser
  membership?: OwnMembership | null
  organization?: Organization | null
  record?: unknown
}

/** Finds out who makes the request. With a bearer token, any cookie is ignored. */
export function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authorization } = request.headers
  return authorization === undefined
    ? authenticateSession(request, reply)
    : authenticateBearer(request, reply, authorization)
}

/** Milliseconds after its check in which a credential is taken to be still good. */
const trustedMs = 1000

/**
 * Recognises the caller again once the body is there. That may take minutes to arrive, in which a session can
 * be ended, a token revoked and a role lost.
 */
export function recogniseAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (performance.now() - request.recognisedAt < trustedMs) done()
  else recogniseAnew(request, reply).then(() => done(), done)
}

async function recogniseAnew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const wasMember = request.member !== undefined
  const wasStaff = request.actor.isStaff
  Object.assign(request, { member: undefined })
  await authenticate(request, reply)
  if (wasMember && !request.member) throw notAMember()
  if (wasStaff) await requireStaff(request)
}

/** Recognises the user where there is one, for pages that greet a user but do not need one. */
export async function authenticateIfPossible(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.cookies.session_token !== undefined && request.headers.authorization === undefined) {
    await authenticateSession(request, reply).catch(ignoreUnauthenticated)
  }
}

/**
 * Recognises the caller where a credential is sent, for what everyone may read, and some may read more of. A
 * token that is no good is refused.
 */
export async function authenticateIfGiven(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { authorization } = request.headers
  if (authorization === undefined) await authenticateIfPossible(request, reply)
  else await authenticateBearer(request, reply, authorization)
}

/** Everything below an organization exists for its members only. */
export function requireMembership(
  { member }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  done(member ? undefined : notAMember())
}

const notAMember = () => new NotFound('Organization not found.')

async function authenticateSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies.session_token
  if (token === undefined || token === '') throw new Unauthenticated()

  const { db, config } = request.server.context
  const { recognition, ids } = askedIn(request)
  const tokenHash = hashToken(token)
  const recognised = recognition.session(db, { tokenHash, ...ids })
  readAhead(request, tokenHash, ids)
  const [found] = await recognised
  if (found === undefined) throw new Unauthenticated()

  refuseForgery(request, { cookie: true })
  const { session } = found
  rememberUser(request, tokenHash, found.user)
  setActor(request, found, {
    type: 'session',
    id: session.id,
    name: deviceName(session.user_agent),
    isProved: session.isProved,
  })
  setSessionCookie(reply, config, token)
  if (session.isStale) {
    await db.update(sessions).set({ last_active_at: realTime }).where(eq(sessions.id, session.id))
  }
}

const jsonOnly =
  'Access tokens work on JSON requests only: end the path in .json, or send Accept: application/json.'

/** The reason why a token opens nothing. Who holds one that has ended may know that it has. */
async function whyUnknown(db: Reader, tokenHash: Buffer): Promise<string> {
  const isIt = eq(accessTokens.token_hash, tokenHash)
  const [ended] = await db.select({ at: accessTokens.expires_at }).from(accessTokens).where(isIt)
  return ended?.at && Date.parse(ended.at) <= Date.now()
    ? `The access token has expired, at ${new Date(ended.at).toISOString()}.`
    : 'The access token is invalid or was revoked.'
}

const lastTokens = new WeakMap<Socket, { token: string; hash: Buffer }>()

/** A program sends its token anew with each request over a connection. It is hashed for the first of them. */
function hashFrom(connection: Socket, token: string): Buffer {
  const last = lastTokens.get(connection)
  if (last?.token === token) return last.hash
  const hash = hashToken(token)
  lastTokens.set(connection, { token, hash })
  return hash
}

async function authenticateBearer(
  request: FastifyRequest,
  reply: FastifyReply,
  authorization: string,
): Promise<void> {
  const refuse = (message: string) => new Unauthenticated(message, { bearer: true })
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (token === undefined) throw refuse('Send the token as "Authorization: Bearer <token>".')
  const { api, anySuffix } = request.routeOptions.config
  // A file is the same to a program as to a person.
  if (api?.unsuffixed || anySuffix) request.format = 'json'
  if (request.format !== 'json') throw refuse(jsonOnly)

  const tokenHash = hashFrom(request.raw.socket, token)
  if (await request.server.keptAnswers.repeat(request, reply, tokenHash)) return
  const { db } = request.server.context
  const { recognition, ids } = askedIn(request)
  const recognised = recognition.accessToken(readerFor(request), { tokenHash, ...ids })
  readAhead(request, tokenHash, ids)
  const [found] = await recognised
  if (found === undefined) throw refuse(await whyUnknown(db, tokenHash))

  const { id, description, permission, organization_id, isStale } = found.accessToken
  const isPersonal = organization_id === null
  if (isPersonal && permission === 'read' && !isRead(request)) throw refuse(readOnly)
  requireWithinLimits(request, found.accessToken)

  rememberUser(request, tokenHash, found.user)
  const credential = { type: 'access_token', id, name: description, isProved: false } as const
  setActor(request, isPersonal ? found : { ...found, membership: asAdmin }, {
    ...credential,
    permission,
    ...limitsOf(found.accessToken),
  })
  if (isStale) {
    // To answer it again in the same way would not be a use.
    request.reads = undefined
    await db.update(accessTokens).set({ last_used_at: realTime }).where(eq(accessTokens.id, id))
  }
}

/** The rights of a token of an organization, within its areas. It is in no list of members. */
const asAdmin: OwnMembership = { id: 0, role: 'admin', is_owner: false }

type Asked = { recognition: Recognition; ids: Record<string, number> }

/** The records that are read together with the caller. */
function askedIn({ params, routeOptions }: FastifyRequest): Asked {
  const { organization_id = '', id } = params as Scope
  const organizationId = decodeId('Organization', organization_id)
  if (organizationId === undefined) return { recognition: recogniseUser, ids: {} }
  const { shows } = routeOptions.config
  return shows === undefined
    ? { recognition: recogniseMember, ids: { organizationId } }
    : { recognition: shows.recognition, ids: { organizationId, recordId: shownId(shows, id) } }
}

/** Those whose tokens came lately. A token is its user's for as long as there is one. */
const userIds = new Map<string, number>()
const mostUserIds = 10_000

function rememberUser(
  { routeOptions }: FastifyRequest,
  tokenHash: Buffer,
  user: CurrentUser,
): void {
  if (routeOptions.config.lists === undefined) return
  if (userIds.size >= mostUserIds) userIds.clear()
  userIds.set(tokenHash.toString('latin1'), user.id)
}

/**
 * Begins to read the list that is asked for while the caller is recognised, if it can be known whose list it
 * is.
 */
function readAhead(request: FastifyRequest, tokenHash: Buffer, ids: Asked['ids']): void {
  const { lists } = request.routeOptions.config
  if (lists === undefined || request.format !== 'json') return
  const userId = userIds.get(tokenHash.toString('latin1'))
  if (userId !== undefined)
    lists.begin(request, { userId, organizationId: ids.organizationId ?? 0 })
}

function setActor(
  request: FastifyRequest,
  { user, membership, organization, record }: Found,
  credential: FastifyRequest['actor']['credential'],
): void {
  const user_agent = (request.headers['user-agent'] ?? '').slice(0, 500)
  request.recognisedAt = performance.now()
  request.actor = { user, credential, user_agent, ip: request.ip }
  if (!membership || !organization) return
  request.member = { ...request.actor, membership, organization }
  request.shown = record
}

function ignoreUnauthenticated(error: unknown): void {
  if (!(error instanceof Unauthenticated)) throw error
}
