import type { Audience } from '../../activity/events/audience.ts'
import type { Actor } from '../../tables/actor.ts'

/** Whoever has webhooks, and the person who sees to them. */
export type Owner = Audience & { actor: Actor; organizationName?: string; mayManage: boolean }

/** The columns that say whose something is. */
export function ownerColumns(owner: Audience) {
  return 'user_id' in owner
    ? { organization_id: null, user_id: owner.user_id }
    : { organization_id: owner.organization_id, user_id: null }
}
