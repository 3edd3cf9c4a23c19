import { and, eq } from 'drizzle-orm'
import { notify } from '../../activity/notifications/notify.ts'
import { keepUnchanged } from '../../activity/records/lock.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { paramsOf } from '../../teams/memberships/notices.ts'
import { decodeAnyId } from '../../vocabulary/ids.ts'
import { campaignInvitation, collabInvitation } from './notices.ts'

/** A program that takes submissions as long as the transaction lasts, and how to tell someone of it. */
type Program = { name: string; tell: (services: Services) => Promise<void> }

type Creator = { id: number }

export async function lockProgram(
  tx: Tx,
  actor: Member,
  creator: Creator,
  publicId: string,
): Promise<Program> {
  const { type, id } = decodeAnyId(publicId) ?? { type: undefined, id: 0 }
  guard(type === 'Campaign' || type === 'Collab', 'program_id', 'is not one of yours')
  return type === 'Campaign'
    ? lockCampaign(tx, actor, creator, id)
    : lockCollab(tx, actor, creator, id)
}

async function lockCampaign(
  tx: Tx,
  actor: Member,
  creator: Creator,
  record_id: number,
): Promise<Program> {
  const { organization } = actor
  const [campaign] = await keepUnchanged(
    tx
      .select({ name: campaigns.name, status: campaigns.status })
      .from(campaigns)
      .where(and(eq(campaigns.id, record_id), eq(campaigns.organization_id, organization.id))),
  )
  guard(campaign !== undefined, 'program_id', 'is not one of yours')
  guard(campaign.status === 'active', 'program_id', 'does not take posts now')
  const params = { ...paramsOf(organization), campaign_name: campaign.name }
  const told = { record_id, params, by: actor }
  return {
    name: campaign.name,
    tell: (services) => notify(tx, services, [creator.id], campaignInvitation, told),
  }
}

async function lockCollab(
  tx: Tx,
  actor: Member,
  creator: Creator,
  record_id: number,
): Promise<Program> {
  const { organization } = actor
  const [collab] = await keepUnchanged(
    tx
      .select({ name: collabs.name, state: collabs.state })
      .from(collabs)
      .where(and(eq(collabs.id, record_id), eq(collabs.organization_id, organization.id))),
  )
  guard(collab !== undefined, 'program_id', 'is not one of yours')
  guard(collab.state === 'published', 'program_id', 'does not take applications now')
  const isTheirs = and(
    eq(collabSubmissions.collab_id, record_id),
    eq(collabSubmissions.user_id, creator.id),
  )
  const applications = await tx.$count(collabSubmissions, isTheirs)
  guard(applications === 0, 'program_id', 'is one they applied to already')
  const params = { ...paramsOf(organization), collab_name: collab.name }
  const told = { record_id, params, by: actor }
  return {
    name: collab.name,
    tell: (services) => notify(tx, services, [creator.id], collabInvitation, told),
  }
}
