import { isAdmin, type Member } from '../../tables/actor.ts'

export const fundingPolicy = {
  create: (actor: Member) => isAdmin(actor),
  cancel: (actor: Member) => isAdmin(actor),
  refund: (actor: Member) => isAdmin(actor),
}
