import type { Member } from '../../tables/actor.ts'
import { isAdmin } from '../../tables/actor.ts'

export const organizationPolicy = {
  update: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member) => actor.membership.is_owner,
}
