import { eq } from 'drizzle-orm'
import { one } from '../framework/database/rows.ts'
import { createFunding } from '../money/fundings/model.ts'
import { moveCampaign } from '../programs/campaigns/moves.ts'
import type { CampaignTransition } from '../programs/campaigns/transitions.ts'
import { campaignFigures } from '../programs/discover/figures.ts'
import type { Member } from '../tables/actor.ts'
import { type Campaign, campaigns } from '../tables/campaigns.ts'
import type { CampaignLife } from './campaign-life.ts'
import { findCampaign, openCampaign } from './campaign-opening.ts'
import { campaignLives } from './campaigns.ts'
import type { Cast } from './cast.ts'
import { schedulePosts } from './post-days.ts'
import type { World } from './world.ts'

/** Writes down what becomes of every campaign. */
export function scheduleCampaigns(cast: Cast): void {
  for (const life of Object.values(campaignLives)) schedule(cast, life)
  const { calendar, world, owners } = cast
  // Waits for staff to see it arrive.
  calendar.on(1.3, async () => {
    const listen = await findCampaign(world, campaignLives.firstListen)
    await createFunding(world, owners.halide, { amount: 250_000, provider: 'manual' }, listen)
  })
  calendar.on(0.6, () => fundForTenDays(cast))
}

function schedule(cast: Cast, life: CampaignLife): void {
  const { calendar, world, owners } = cast
  const { created, budget, published, posts, topUp, paused, finished } = life
  const owner = owners[life.owner]
  const move = (name: CampaignTransition) => async () => {
    const { reasons } = await moveCampaign(world, owner, await findCampaign(world, life), name)
    if (reasons.length > 0) throw new Error(`${life.fields.name}: ${reasons.join(' ')}`)
  }
  calendar.on(created, () => openCampaign(world, owner, life))
  if (budget !== undefined)
    calendar.on(created, async () => fund(world, owner, await findCampaign(world, life), budget))
  if (published !== undefined) calendar.on(published, move('publish'))
  if (posts !== undefined) schedulePosts(cast, life, posts)
  if (published !== undefined && topUp !== undefined)
    for (let day = published - 1; day > topUp.until; day -= 1)
      calendar.on(day, async () => {
        const campaign = await findCampaign(world, life)
        const { unused_amount, owed_amount, paused_by } = campaign
        if (unused_amount - owed_amount >= topUp.below) return
        await fund(world, owner, campaign, topUp.by + owed_amount)
        if (paused_by === 'budget') await move('resume')()
      })
  if (paused !== undefined) calendar.on(paused, move('pause'))
  if (finished !== undefined) calendar.on(finished, move('finish'))
}

async function fund(world: World, owner: Member, campaign: Campaign, amount: number) {
  await createFunding(world, owner, { amount, provider: 'test' }, campaign)
}

/** So that the first thing Mara sees is a budget that will not last. */
async function fundForTenDays({ world, owners }: Cast): Promise<void> {
  const roast = await findCampaign(world, campaignLives.roast)
  const burn = { burn: campaignFigures.burn_amount }
  const figures = await world.db.select(burn).from(campaigns).where(eq(campaigns.id, roast.id))
  const missing = one(figures).burn * 11 - roast.unused_amount
  if (missing > 0) await fund(world, owners.fernweh, roast, missing)
}
