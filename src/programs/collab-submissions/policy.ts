import { isAdmin, type Member } from '../../tables/actor.ts'

export const collabSubmissionPolicy = {
  /** A member reads, an admin decides. */
  decide: (actor: Member) => isAdmin(actor),
}
