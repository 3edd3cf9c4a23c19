import type { Member } from '../authentication/actor.ts'
import { isAdmin } from '../memberships/policy.ts'

export const auditPolicy = {
  list: (actor: Member) => isAdmin(actor),
}
