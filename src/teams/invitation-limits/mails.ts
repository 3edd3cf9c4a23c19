import type { Db } from '../../framework/database/db.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import type { Member } from '../../tables/actor.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'

/**
 * Limits the mails to one recipient, so that nobody's mailbox is filled within an hour or day by day, and
 * the mails of one organization, so that it cannot write to everybody.
 */
export async function limitMails(
  db: Db,
  { user, organization }: Member,
  recipient: string,
): Promise<void> {
  await limitRate(db, limitFor('invitations-by', user.id))
  await limitRate(db, limitFor('invitations-of', organization.id))
  await limitRate(db, limitFor('invitation', recipient))
  await limitRate(db, limitFor('invitation-week', recipient))
}
