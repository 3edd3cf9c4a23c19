import { isAdmin, type Member } from '../../tables/actor.ts'

export const organizationTokenPolicy = {
  manage: (actor: Member) => isAdmin(actor),
}
