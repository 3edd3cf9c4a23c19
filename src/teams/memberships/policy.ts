import { isAdmin, type Member } from '../../tables/actor.ts'
import type { Membership } from '../../tables/organizations/memberships.ts'

/**
 * Who may do what to a membership. The model also refuses any change to the owner's membership,
 * whoever asks for it.
 */
export const membershipPolicy = {
  changeRole: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member, membership: Membership) =>
    isAdmin(actor) || actor.membership.id === membership.id,
  handOver: (actor: Member) => actor.membership.is_owner,
  isDemotable: ({ is_owner }: Membership) => !is_owner,
  isRemovable: ({ is_owner }: Membership) => !is_owner,
}
