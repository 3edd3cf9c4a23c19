import type { Member } from '../../tables/actor.ts'
import { isAdmin } from '../../teams/memberships/policy.ts'

export const auditPolicy = {
  list: (actor: Member) => isAdmin(actor),
}
