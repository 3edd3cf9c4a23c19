import { eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import type { Ask } from './asking.ts'
import { isMissing } from './ids.ts'

/** The organization of a campaign, where whoever asks belongs to it. Of others it is not told. */
export async function ownOrganizationOf(
  ask: Ask,
  db: Reader,
  campaignId: string,
): Promise<string | undefined> {
  const isIt = eq(campaigns.id, decodeId('Campaign', campaignId) ?? 0)
  const [found] = await db.select({ owner: campaigns.organization_id }).from(campaigns).where(isIt)
  if (found === undefined) return undefined
  const organization = encodeId('Organization', found.owner)
  return (await isMissing(ask, organization)) ? undefined : organization
}
