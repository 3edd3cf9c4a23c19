import type { FastifyRequest } from 'fastify'
import { Unauthenticated } from '../../../framework/errors.ts'
import type { Client } from './enter.ts'

/** The names of the cookies that carry a sign-in from step to step in a browser. */
export const pendingSignIn = 'pending_authentication_token'
export const pendingTwoFactor = 'pending_two_factor_token'
export const returnTo = 'return_to'

export function clientOf(request: FastifyRequest): Client {
  const user_agent = (request.headers['user-agent'] ?? '').slice(0, 500)
  return { ip: request.ip, user_agent, formerToken: request.cookies.session_token }
}

/** A program sends the token of its sign-in in a header, a browser in a cookie. */
export function pendingToken(request: FastifyRequest, header: string, cookie: string): string {
  const token = request.headers[header] || request.cookies[cookie]
  if (typeof token !== 'string' || token === '') throw notPending()
  return token
}

export function notPending(): Unauthenticated {
  return new Unauthenticated('Enter your email address to sign in.')
}
