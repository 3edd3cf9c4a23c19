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
import { paramsOf } from '../../teams/memberships/organization-side.ts'
import { decodeAnyId } from '../../vocabulary/ids.ts'
import { campaignInvitation, collabInvitation } from './notices.ts'

/** A program that takes submissions as long as the transaction lasts. */
export type LockedProgram = { type: 'Campaign' | 'Collab'; id: number; name: string }

/** The columns in which a program is kept, for one or for none. */
export const ofProgram = (program: LockedProgram | undefined) => ({
  campaign_id: program?.type === 'Campaign' ? program.id : null,
  collab_id: program?.type === 'Collab' ? program.id : null,
})

type Creator = { id: number }

/** Keeps a program open as long as the transaction lasts. */
export async function lockProgram(tx: Tx, actor: Member, publicId: string): Promise<LockedProgram> {
  const { type, id } = decodeAnyId(publicId) ?? { type: undefined, id: 0 }
  guard(type === 'Campaign' || type === 'Collab', 'program_id', 'is not one of yours')
  return type === 'Campaign' ? lockCampaign(tx, actor, id) : lockCollab(tx, actor, id)
}

/** Tells someone of a program, who has not applied to it already. */
export async function tellOf(
  tx: Tx,
  services: Services,
  actor: Member,
  { type, id: record_id, name }: LockedProgram,
  creator: Creator,
  message: string,
): Promise<void> {
  const params = { ...paramsOf(actor.organization), message }
  if (type === 'Campaign') {
    const told = { record_id, params: { ...params, campaign_name: name }, by: actor }
    return notify(tx, services, [creator.id], campaignInvitation, told)
  }
  const told = { record_id, params: { ...params, collab_name: name }, by: actor }
  return notify(tx, services, [creator.id], collabInvitation, told)
}

/** Refuses to invite someone to a collab that they applied to. */
export async function guardNotApplied(
  tx: Tx,
  { type, id }: LockedProgram,
  creator: Creator,
): Promise<void> {
  if (type === 'Campaign') return
  const isTheirs = and(
    eq(collabSubmissions.collab_id, id),
    eq(collabSubmissions.user_id, creator.id),
  )
  const applications = await tx.$count(collabSubmissions, isTheirs)
  guard(applications === 0, 'program_id', 'is one they applied to already')
}

async function lockCampaign(tx: Tx, { organization }: Member, id: number): Promise<LockedProgram> {
  const [campaign] = await keepUnchanged(
    tx
      .select({ name: campaigns.name, status: campaigns.status })
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.organization_id, organization.id))),
  )
  guard(campaign !== undefined, 'program_id', 'is not one of yours')
  guard(campaign.status === 'active', 'program_id', 'does not take posts now')
  return { type: 'Campaign', id, name: campaign.name }
}

async function lockCollab(tx: Tx, { organization }: Member, id: number): Promise<LockedProgram> {
  const [collab] = await keepUnchanged(
    tx
      .select({ name: collabs.name, state: collabs.state })
      .from(collabs)
      .where(and(eq(collabs.id, id), eq(collabs.organization_id, organization.id))),
  )
  guard(collab !== undefined, 'program_id', 'is not one of yours')
  guard(collab.state === 'published', 'program_id', 'does not take applications now')
  return { type: 'Collab', id, name: collab.name }
}
