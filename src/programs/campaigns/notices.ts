import { notify } from '../../activity/notifications/model.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { organizationParams, otherAdminIds } from '../../teams/memberships/notices.ts'
import type { Transition } from './transitions.ts'

/** Tells the other admins. A campaign that is live again is no news to them. */
export async function notifyCampaignMoved(
  tx: Tx,
  services: Services,
  { user, organization }: Member,
  { id, name }: Campaign,
  transition: Transition,
): Promise<void> {
  if (transition === 'resume') return

  const admins = await otherAdminIds(tx, organization, user)
  const params = { ...organizationParams(organization), campaign_name: name }
  await notify(
    tx,
    services,
    admins,
    transition === 'publish'
      ? { type: 'CampaignPublishedNotifier', record_id: id, params }
      : { type: 'CampaignPausedNotifier', record_id: id, params: { ...params, reason: 'admin' } },
  )
}
