import { and, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { hashToken } from '../../framework/secrets.ts'
import { invitationRefusals } from '../../tables/organizations/invitation-mails.ts'
import type { User } from '../../tables/users/users.ts'
import { mailboxOf } from '../../vocabulary/people/email.ts'

type Organization = { id: number }

/** Whoever reads an address, by whatever name they write it. */
export const recipientAt = (email: string): Buffer => hashToken(mailboxOf(email))

/**
 * Someone whose address the organization does not know. Counted by their address, a limit would tell what it
 * is to whoever guesses.
 */
export const recipientOf = ({ id }: Pick<User, 'id'>): Buffer => hashToken(`user:${id}`)

/** Those who want to hear nothing more of an organization, or of any. */
export async function refusingRecipients(
  db: Reader,
  organization: Organization,
  recipients: Buffer[],
): Promise<Buffer[]> {
  const isFrom = sql`(${invitationRefusals.organization_id} is null
    or ${invitationRefusals.organization_id} = ${organization.id})`
  const refusing = await db
    .select({ recipient: invitationRefusals.recipient })
    .from(invitationRefusals)
    .where(and(inArray(invitationRefusals.recipient, recipients), isFrom))
  return refusing.map(({ recipient }) => recipient)
}
