import { isAdmin, type Member } from '../../tables/actor.ts'

export const reportingPolicy = {
  update: (actor: Member) => isAdmin(actor),
}
