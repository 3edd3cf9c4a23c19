import type { Actor, Member } from '../../tables/actor.ts'
import { isAdmin } from '../../tables/actor.ts'
import type { Invitation } from '../../tables/organizations/invitations.ts'

export const invitationPolicy = {
  list: (actor: Member) => isAdmin(actor),
  create: (actor: Member) => isAdmin(actor),
  resend: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member) => isAdmin(actor),
  /** The invited address alone may accept, so that a forwarded mail lets nobody else in. */
  accept: (actor: Actor, invitation: Pick<Invitation, 'email'>) =>
    actor.user.email === invitation.email,
}
