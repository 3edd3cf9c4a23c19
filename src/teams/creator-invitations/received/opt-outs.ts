import { inArray } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { invitationRefusals } from '../../../tables/organizations/invitation-mails.ts'
import { recipientAt, recipientOf } from '../../invitation-limits/recipients.ts'
import { lockRecipients } from '../mails.ts'

/** Whose invitations someone refuses: those of who sent it, or everybody's. */
export const optOutScopes = ['organization', 'everyone'] as const

type Received = { email: string; organization_id: number }
type Reader = { id: number; email: string } | undefined

/** Refuses further invitations. Someone who is signed in is not invited by their name either. */
export async function refuseInvitations(
  db: Db,
  invitation: Received,
  reader: Reader,
  from: (typeof optOutScopes)[number],
): Promise<void> {
  const organization_id = from === 'organization' ? invitation.organization_id : null
  const recipients = recipientsOf(invitation, reader)
  await db.transaction(async (tx) => {
    await lockRecipients(tx, recipients)
    const rows = recipients.map((recipient) => ({ recipient, organization_id }))
    await tx.insert(invitationRefusals).values(rows).onConflictDoNothing()
  })
}

/** Takes back what was refused, of whomever. */
export async function allowInvitations(
  db: Db,
  invitation: Received,
  reader: Reader,
): Promise<void> {
  const recipients = recipientsOf(invitation, reader)
  await db.delete(invitationRefusals).where(inArray(invitationRefusals.recipient, recipients))
}

function recipientsOf({ email }: Received, reader: Reader): Buffer[] {
  return reader?.email === email ? [recipientAt(email), recipientOf(reader)] : [recipientAt(email)]
}
