import { isAdmin, type Member } from '../../tables/actor.ts'
import type { Membership } from '../../tables/memberships.ts'

/** Who may do what to a membership. The owner's is beyond everyone's reach, the owner's included. */
export const membershipPolicy = {
  changeRole: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member, membership: Membership) =>
    isAdmin(actor) || actor.membership.id === membership.id,
  isDemotable: ({ is_owner }: Membership) => !is_owner,
  isRemovable: ({ is_owner }: Membership) => !is_owner,
}
