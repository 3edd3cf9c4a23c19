import { isAdmin, type Member } from '../../tables/actor.ts'

export const creatorInvitationPolicy = {
  list: (actor: Member) => isAdmin(actor),
  create: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member) => isAdmin(actor),
}
