import { sql } from 'drizzle-orm'
import { lockSelected } from '../activity/records/lock.ts'
import type { Context } from '../framework/context.ts'
import { installation } from '../framework/database/installation.ts'
import { trialMails } from '../framework/mail/trial-mails.ts'
import { invitations } from '../tables/organizations/invitations.ts'
import { accessTokens } from '../tables/users/credentials/access-tokens.ts'
import { emailChanges, emailChangeUndos } from '../tables/users/credentials/email-changes.ts'
import { identities } from '../tables/users/credentials/identities.ts'
import { pendingSignIns, sessions, stepUps } from '../tables/users/credentials/sessions.ts'
import { pendingTwoFactors } from '../tables/users/credentials/two-factor.ts'

/** Remembers that this data is used on a trial, which shows its codes to whoever asks. */
export async function markAsTrial({ db }: Context): Promise<void> {
  await db.update(installation).set({ is_trial: true })
}

/**
 * Ends the trial at the first start that is none: nothing that was shown to anyone on the trial opens
 * anything any more. People sign in anew, by mail.
 */
export async function endTrial({ db, log }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await lockSelected(tx.select().from(installation))
    if (!state?.is_trial) return

    // Takes as long for many as for few.
    await tx.execute(sql`truncate ${sessions}, ${stepUps}`)
    for (const table of [
      accessTokens,
      pendingSignIns,
      pendingTwoFactors,
      identities,
      emailChanges,
      emailChangeUndos,
      invitations,
      trialMails,
    ]) {
      await tx.delete(table)
    }
    await tx.update(installation).set({ is_trial: false })
    log.warn(
      'the trial is over: its sessions, access tokens, identities, invitations and mails are deleted',
    )
  })
}
