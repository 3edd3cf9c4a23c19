import { isAdmin, type Member } from '../../tables/actor.ts'
import type { CreatorGroup } from '../../tables/organizations/creator-groups.ts'

/** Whoever belongs to an organization makes and uses its groups. Those of others are changed by admins. */
export const creatorGroupPolicy = {
  change: (actor: Member, { created_by_id }: Pick<CreatorGroup, 'created_by_id'>) =>
    isAdmin(actor) || created_by_id === actor.user.id,
}
