import { and, eq } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import { invitations } from '../../../tables/organizations/invitations.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { displayName } from '../../../tables/users/users.ts'
import type { OpenInvitation } from '../../invitations/queries.ts'
import { invitationRecord } from '../../invitations/record.ts'
import { organizationRecord } from '../../organizations/record.ts'
import { notifyMembershipAdded } from '../notices.ts'
import { findMembershipById, type MembershipWithUser } from '../queries.ts'
import { membershipRecord } from '../record.ts'

/** An invitation is used up by joining. */
export async function acceptInvitation(
  context: Context,
  actor: Actor,
  { id, organization }: OpenInvitation,
): Promise<MembershipWithUser> {
  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, organization)
    const { role, token_hash } = await lock(tx, invitationRecord, { id })
    await guardNewcomer(tx, actor, organization)

    const values = {
      organization_id: organization.id,
      user_id: actor.user.id,
      role,
      invitation_token_hash: token_hash,
    }
    const membership = await insertRow(tx, memberships, values)
    await tx.delete(invitations).where(eq(invitations.id, id))
    await audit(tx, actor, membershipRecord, 'create', membership, {
      user: [null, displayName(actor.user)],
      role: [null, role],
    })
    const joined = await findMembershipById(tx, organization, membership.id)
    await notifyMembershipAdded(tx, context, organization, joined)
    return joined
  })
}

/** The invited address may be that of a member, who joined with another one and changed it. */
async function guardNewcomer(tx: Tx, { user }: Actor, { id }: { id: number }): Promise<void> {
  const own = and(eq(memberships.organization_id, id), eq(memberships.user_id, user.id))
  guard((await tx.$count(memberships, own)) === 0, 'base', 'You are already a member.')
}
