import type { Member } from '../../tables/actor.ts'
import { isAdmin } from '../../tables/actor.ts'

export const auditPolicy = {
  list: (actor: Member) => isAdmin(actor),
}
