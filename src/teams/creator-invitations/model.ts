import { and, eq } from 'drizzle-orm'
import { requireStillAdmin } from '../../accounts/authentication/still-member.ts'
import { audit, changesBetween, unchanged } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Member } from '../../tables/actor.ts'
import {
  type CreatorInvitation,
  creatorInvitations,
} from '../../tables/organizations/creator-invitations.ts'
import { mailboxOf } from '../../vocabulary/people/email.ts'
import { limitMails } from '../invitation-limits/mails.ts'
import { recipientAt } from '../invitation-limits/recipients.ts'
import { organizationRecord } from '../organizations/record.ts'
import { mailInvitations } from './jobs.ts'
import { countMail } from './mails.ts'
import type { CreatorInvitationWithInviter } from './queries.ts'
import { creatorInvitationRecord } from './record.ts'
import type { CreatorInvitationFields } from './schema.ts'

/**
 * Inviting an address again mails it again, of the program that it was invited to. The invitation is good
 * until it is withdrawn.
 */
export async function createCreatorInvitation(
  context: Context,
  actor: Member,
  { email }: CreatorInvitationFields,
): Promise<CreatorInvitationWithInviter> {
  await limitMails(context.db, actor, mailboxOf(email))

  return context.db.transaction(async (tx) => {
    const { id: organization_id } = await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    const isFor = and(
      eq(creatorInvitations.organization_id, organization_id),
      eq(creatorInvitations.email, email),
    )
    await countMail(tx, actor.organization, recipientAt(email), 'email')
    const wasThere = (await tx.$count(creatorInvitations, isFor)) > 0
    const fresh = { mail_due: true, invited_by_id: actor.user.id }
    const invitation = one(
      await tx
        .insert(creatorInvitations)
        .values({ organization_id, email, ...fresh })
        .onConflictDoUpdate({
          target: [creatorInvitations.organization_id, creatorInvitations.email],
          set: { ...fresh, updated_at: currentTime },
        })
        .returning(),
    )
    const changes = wasThere ? { email: unchanged(email) } : changesBetween({}, { email })
    const action = wasThere ? 'update' : 'create'
    await audit(tx, actor, creatorInvitationRecord, action, invitation, changes)
    await context.queue.enqueue(tx, mailInvitations, {})
    return { ...invitation, invited_by: actor.user, creator: null }
  })
}

export async function withdrawCreatorInvitation(
  db: Db,
  actor: Member,
  { id }: Pick<CreatorInvitation, 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitation = await lock(tx, creatorInvitationRecord, { id })
    const { email } = invitation
    const changes = email === null ? {} : changesBetween({ email }, { email: null })
    await destroy(tx, actor, creatorInvitationRecord, 'destroy', invitation, changes)
  })
}
