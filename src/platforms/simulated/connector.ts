import { z } from 'zod'
import { databaseTime } from '../../framework/database/clock.ts'
import { type SecretKeys, seal, unseal } from '../../framework/secrets.ts'
import { simulatedConsentPath } from '../../vocabulary/addresses/simulated-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import type { Asking } from '../client.ts'
import { type Connector, codeChallenge, consentUrl, type Tokens } from '../connector.ts'
import { AccessRevoked } from '../provider.ts'
import { readGrantedAccount } from './provider.ts'
import { issueGrant, openGrant } from './tokens.ts'

const daySeconds = 86_400
const codeMs = 5 * 60_000

/** The contents of a code: which account was chosen, and the challenge that its verifier must meet. */
const Code = z.object({ account_id: z.number(), challenge: z.string(), expires_at: z.number() })

export function issueSimulatedCode(keys: SecretKeys, account_id: number, challenge: string) {
  const code = { account_id, challenge, expires_at: databaseTime() + codeMs }
  return seal(keys, code).toString('base64url')
}

/**
 * Signing in to the simulated platform, on a trial: with a page of ours, and the same checks as elsewhere.
 */
export function simulatedConnector(asking: Asking, platform_id: PlatformId): Connector {
  const { secretKeys } = asking.config
  const grant = (account_id: number): Tokens => {
    const token = issueGrant(secretKeys, { account_id, issued_at: databaseTime() })
    const seconds = daySeconds
    return {
      access_token: token,
      refresh_token: token,
      seconds,
      renewable_seconds: 365 * daySeconds,
    }
  }
  return {
    platform_id,
    authorizationUrl: (flow) =>
      consentUrl(absolute(simulatedConsentPath(platform_id)), 'trial', flow),
    exchange: async (sent, { verifier }) => {
      const code = openCode(secretKeys, sent)
      const isMet = codeChallenge(verifier) === code.challenge
      if (!isMet || code.expires_at < databaseTime()) throw new AccessRevoked('Not a good code')
      return grant(code.account_id)
    },
    renew: async ({ refresh_token }) => {
      const { account_id } = openGrant(secretKeys, refresh_token ?? '')
      await readGrantedAccount(asking, platform_id, { token: refresh_token ?? '' })
      return grant(account_id)
    },
    readOwner: (access) => readGrantedAccount(asking, platform_id, access),
  }
}

function openCode(keys: SecretKeys, sent: string) {
  try {
    return Code.parse(unseal(keys, Buffer.from(sent, 'base64url')))
  } catch {
    throw new AccessRevoked('Not a good code')
  }
}
