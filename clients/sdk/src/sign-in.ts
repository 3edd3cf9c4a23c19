import { connect, type TroupeOptions } from './connection.ts'
import type { TransportOptions } from './transport.ts'

type Where = Pick<TroupeOptions, 'baseUrl' | 'userAgent' | keyof TransportOptions>

/** Either a session token, or what asks for the second factor. */
type SignedIn =
  | { session: string; secondFactor?: never }
  | { session?: never; secondFactor: (code: string) => Promise<string> }

/** Mails a code to the address. What it gives takes the code, and a second one where a second factor is set up. */
export async function signIn(email_address: string, where: Where) {
  const { call } = connect(where)
  const { pending_authentication_token } = await call('post', '/session.json', {
    body: { email_address },
  })

  return async function exchange(code: string): Promise<SignedIn> {
    const answer = await call('post', '/session/magic_link.json', {
      body: { code },
      headers: { 'x-pending-authentication-token': pending_authentication_token },
    })
    if ('session_token' in answer) return { session: answer.session_token }
    return {
      secondFactor: async (code) => {
        const { session_token } = await call('post', '/session/two_factor.json', {
          body: { two_factor: { code } },
          headers: { 'x-pending-two-factor-token': answer.pending_two_factor_token },
        })
        return session_token
      },
    }
  }
}
