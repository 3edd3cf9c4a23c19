import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import type { Db } from '../../../framework/database/db.ts'
import type { Author } from '../../../tables/actor.ts'
import { type Invitation, invitations } from '../../../tables/organizations/invitations.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { users } from '../../../tables/users/users.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { normaliseEmail } from '../../../vocabulary/people/email.ts'
import { organizationRecord } from '../../organizations/record.ts'
import { type SentInvitation, sendInvitation } from '../model.ts'
import { invitationRecord } from '../record.ts'

type Found = Invitation & { organization: { id: number; name: string }; inviter: Inviter | null }
type Inviter = { id: number; name: string; email: string }

/** Invitations to an address, of whatever organization, or the one with a public id. */
export async function findInvitations(db: Pick<Db, 'select'>, typed: string): Promise<Found[]> {
  return db
    .select({
      ...getTableColumns(invitations),
      organization: { id: organizations.id, name: organizations.name },
      inviter: { id: users.id, name: users.name, email: users.email },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organization_id))
    .leftJoin(users, eq(users.id, invitations.invited_by_id))
    .where(
      or(
        eq(invitations.email, normaliseEmail(typed) ?? ''),
        inArray(invitations.id, [decodeId('Invitation', typed) ?? 0]),
      ),
    )
    .orderBy(invitations.id)
}

/** Sends it anew in the name of whoever invited. Nothing if they are gone, or it is. */
export async function resendForInviter(
  context: Pick<Context, 'db' | 'mailer'>,
  author: Author,
  { id, organization, inviter: user }: Found,
): Promise<SentInvitation | undefined> {
  if (user === null) return undefined
  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, organization)
    const open = await lock(tx, invitationRecord, { id })
    return sendInvitation(tx, context, author, { user, organization }, open, open)
  })
}
