import { eq, or } from 'drizzle-orm'
import { one } from '../../framework/database/rows.ts'
import { createFunding } from '../../money/fundings/model.ts'
import { moveCampaign } from '../../programs/campaigns/moves/moves.ts'
import type { CampaignTransition } from '../../programs/campaigns/moves/transitions.ts'
import { campaignFigures } from '../../programs/discover/figures.ts'
import { openLedger } from '../../programs/ledger-links/model.ts'
import type { Member } from '../../tables/actor.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import type { CampaignLife } from '../campaign-life.ts'
import type { Cast } from '../cast.ts'
import { age } from '../days.ts'
import type { World } from '../world.ts'
import { findDemoCampaign, openCampaign } from './campaign-opening.ts'
import { campaignLives } from './lives.ts'
import { schedulePosts } from './post-days.ts'

const livesByName = new Map<string, CampaignLife>(
  Object.values(campaignLives).map((life) => [life.fields.name, life]),
)

/** Writes down what becomes of every campaign. */
export function scheduleCampaigns(cast: Cast): void {
  for (const life of Object.values(campaignLives)) schedule(cast, life)
  const { calendar, world, owners } = cast
  for (let day = age - 1; day > 1; day -= 1) calendar.on(day, () => topUpAll(cast))
  // This funding waits for staff to see it arrive.
  calendar.on(1.3, async () => {
    const listen = await findDemoCampaign(world, campaignLives.firstListen)
    await createFunding(world, owners.halide, { amount: 250_000, provider: 'manual' }, listen)
  })
  // Everyone with the link may see where its money goes.
  calendar.on(30, async () =>
    openLedger(world, owners.fernweh, await findDemoCampaign(world, campaignLives.roast)),
  )
}

function schedule(cast: Cast, life: CampaignLife): void {
  const { calendar, world, owners } = cast
  const { created, budget, published, posts, paused, finished } = life
  const owner = owners[life.owner]
  calendar.on(created, async () => {
    const campaign = await openCampaign(world, owner, life)
    cast.campaigns.set(life, campaign)
    if (budget !== undefined) await fund(world, owner, campaign, budget)
  })
  if (published !== undefined) calendar.on(published, () => move(cast, life, 'publish'))
  if (posts !== undefined) schedulePosts(cast, life, posts)
  if (paused !== undefined) calendar.on(paused, () => move(cast, life, 'pause'))
  if (finished !== undefined) calendar.on(finished, () => move(cast, life, 'finish'))
}

async function move(cast: Cast, life: CampaignLife, name: CampaignTransition): Promise<void> {
  const campaign = await findDemoCampaign(cast.world, life)
  const { reasons } = await moveCampaign(cast.world, cast.owners[life.owner], campaign, name)
  if (reasons.length > 0) throw new Error(`${life.fields.name}: ${reasons.join(' ')}`)
}

/** Tops up the budgets of those owners who look after them once a day. */
async function topUpAll(cast: Cast): Promise<void> {
  const { world, owners } = cast
  const isRunning = or(eq(campaigns.status, 'active'), eq(campaigns.paused_by, 'budget'))
  for (const campaign of await world.db.select().from(campaigns).where(isRunning)) {
    const life = livesByName.get(campaign.name)
    const { unused_amount, owed_amount, paused_by } = campaign
    if (life?.topUp === undefined || unused_amount - owed_amount >= life.topUp.below) continue
    await fund(world, owners[life.owner], campaign, life.topUp.by + owed_amount)
    if (paused_by === 'budget') await move(cast, life, 'resume')
  }
}

async function fund(world: World, owner: Member, campaign: Campaign, amount: number) {
  await createFunding(world, owner, { amount, provider: 'test' }, campaign)
}

/**
 * Leaves the campaign money for ten days, so that the first thing Mara sees is a budget that will not last,
 * however much was used until now.
 */
export async function fundForTenDays({ world, owners }: Cast): Promise<void> {
  const roast = await findDemoCampaign(world, campaignLives.roast)
  const burn = { burn: campaignFigures.burn_amount }
  const figures = await world.db.select(burn).from(campaigns).where(eq(campaigns.id, roast.id))
  const missing = one(figures).burn * 11 + roast.owed_amount - roast.unused_amount
  if (missing > 0) await fund(world, owners.fernweh, roast, missing)
}
