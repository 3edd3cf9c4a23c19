import { authorize, ProofRequired } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'

/** For what a stolen access token must not be able to do. */
export function requireSession({ credential }: Actor): void {
  authorize(credential.type === 'session', 'This needs a session: an access token cannot do it.')
}

/**
 * For what decides who owns the account. Whoever is in the session must have shown within the last
 * quarter of an hour that they read the account's mail and, where it is on, have its second factor.
 */
export function requireProof(actor: Actor, returnTo: string): void {
  requireSession(actor)
  if (!actor.credential.isProved) throw new ProofRequired(returnTo)
}
