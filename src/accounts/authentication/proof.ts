import { authorize, ProofRequired } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'

/** Refuses access tokens, for actions that someone with a stolen token must not be able to take. */
export function requireSession({ credential }: Actor): void {
  const isSession = credential.type === 'session'
  authorize(isSession, 'This needs a session: an access token cannot do it.', 'session_required')
}

/**
 * Requires a recent proof before what decides who owns the account. Whoever is in the session must have shown
 * within the last quarter of an hour that they read the account's mail and, if it is on, have its second
 * factor.
 */
export function requireProof(actor: Actor, returnTo: string): void {
  requireSession(actor)
  if (!actor.credential.isProved) throw new ProofRequired(returnTo)
}
