import type { Member } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { organizationParams, otherAdminIds } from '../memberships/notices.ts'
import { notify } from '../notifications/model.ts'
import type { Services } from '../services.ts'
import type { Campaign } from './table.ts'
import type { Transition } from './transitions.ts'

/** Tells the other admins. A campaign that is live again is no news to them. */
export async function notifyCampaignMoved(
  services: Services,
  tx: Db,
  { user, organization }: Member,
  { id, name }: Campaign,
  transition: Transition,
): Promise<void> {
  if (transition === 'resume') return

  const admins = await otherAdminIds(tx, organization, user)
  const params = { ...organizationParams(organization), campaign_name: name }
  await notify(
    services,
    tx,
    admins,
    transition === 'publish'
      ? { type: 'CampaignPublishedNotifier', record_id: id, params }
      : { type: 'CampaignPausedNotifier', record_id: id, params: { ...params, reason: 'admin' } },
  )
}
