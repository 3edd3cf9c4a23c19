import { z } from 'zod'
import { type SecretKeys, seal, unseal } from '../../framework/secrets.ts'
import { AccessRevoked } from '../provider.ts'

/** The contents of a token of the simulated platform: it says itself what it is good for. */
const Grant = z.object({ account_id: z.number(), issued_at: z.number() })

type Grant = z.infer<typeof Grant>

export function issueGrant(keys: SecretKeys, grant: Grant): string {
  return seal(keys, grant).toString('base64url')
}

export function openGrant(keys: SecretKeys, token: string): Grant {
  try {
    return Grant.parse(unseal(keys, Buffer.from(token, 'base64url')))
  } catch {
    throw new AccessRevoked('No such access')
  }
}
