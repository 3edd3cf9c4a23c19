import { isAdmin, type Member } from '../../tables/actor.ts'

export const billingPolicy = {
  update: (actor: Member) => isAdmin(actor),
}
