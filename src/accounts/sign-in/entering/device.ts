import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashCode, isSame, possibleHashes, randomToken } from '../../../framework/secrets.ts'
import { mailboxOf } from '../../../vocabulary/people/email.ts'
import { setPrivateCookie } from '../../authentication/cookies.ts'

const cookie = 'device'
const year = 365 * 24 * 60 * 60

/**
 * Remembers in a browser that this account was signed in to with it. It opens nothing: it only keeps a
 * limit apart from that of strangers.
 */
export function rememberDevice(reply: FastifyReply, email: string): void {
  const { config } = reply.server.context
  const nonce = randomToken()
  const proof = hashCode(config.secretKeys, purposeOf(email), nonce).toString('base64url')
  setPrivateCookie(reply, config, cookie, `${nonce}.${proof}`, year)
}

export function isKnownDevice(request: FastifyRequest, email: string): boolean {
  const { secretKeys } = request.server.context.config
  const [nonce = '', proof = ''] = (request.cookies[cookie] ?? '').split('.')
  const shown = Buffer.from(proof, 'base64url')
  return possibleHashes(secretKeys, purposeOf(email), nonce).some((hash) => isSame(hash, shown))
}

function purposeOf(email: string): string {
  return `device:${mailboxOf(email)}`
}
