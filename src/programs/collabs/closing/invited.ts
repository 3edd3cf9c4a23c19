import { sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import {
  recipientAt,
  recipientOf,
  refusingRecipients,
} from '../../../teams/invitation-limits/recipients.ts'

/** Those who were invited last are told, however many an organization has invited. */
const most = 1000

/**
 * Creators who were invited to a collab, or to all programs of its organization, and have neither applied nor
 * refused to hear of it. Invitations of known creators name no program: that stands in their notification.
 */
export async function listInvited(
  tx: Tx,
  { id, organization_id }: Pick<Collab, 'id' | 'organization_id'>,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    select users.id, users.email from (
      select users.id as user_id, invitation.created_at from creator_invitations invitation
      join users on users.email = invitation.email
      where invitation.organization_id = ${organization_id} and (invitation.collab_id = ${id}
        or (invitation.collab_id is null and invitation.campaign_id is null))
      union
      select user_id, created_at from creator_invitations invitation
      where invitation.organization_id = ${organization_id} and user_id is not null
        and (invitation.collab_id = ${id} or exists (select from notifications told
          where told.user_id = invitation.user_id and told.type = 'CollabInvitationNotifier' and told.record_id = ${id}))
    ) invited
    join users on users.id = invited.user_id
    where not exists (select from collab_submissions applied
        where applied.collab_id = ${id} and applied.user_id = users.id)
      and not exists (select from memberships member
        where member.organization_id = ${organization_id} and member.user_id = users.id)
    order by invited.created_at desc limit ${most}`)
  const invited = rows.map(({ id, email }) => {
    const user = { id: Number(id) }
    return { ...user, names: [recipientAt(email), recipientOf(user)] }
  })
  const names = invited.flatMap(({ names }) => names)
  if (names.length === 0) return []
  const refusing = await refusingRecipients(tx, { id: organization_id }, names)
  const isRefusing = (name: Buffer) => refusing.some((one) => one.equals(name))
  return invited.filter(({ names }) => !names.some(isRefusing)).map(({ id }) => id)
}
