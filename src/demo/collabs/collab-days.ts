import { eq } from 'drizzle-orm'
import { one } from '../../framework/database/rows.ts'
import { createFunding } from '../../money/fundings/model.ts'
import { applyToCollab } from '../../programs/collab-submissions/applying/model.ts'
import { createCollab } from '../../programs/collabs/model.ts'
import { moveCollab } from '../../programs/collabs/moves/moves.ts'
import { publishCollab } from '../../programs/collabs/staff/review.ts'
import type { Member } from '../../tables/actor.ts'
import { type Collab, collabs } from '../../tables/collabs/collabs.ts'
import { type Cast, creatorNamed } from '../cast.ts'
import { drawBanner } from '../pictures/banners.ts'
import { actingAs, type World } from '../world.ts'
import type { Application } from './application.ts'
import { applications } from './applications.ts'
import { type CollabLife, collabLives } from './collabs.ts'
import { takeStep } from './steps.ts'

/** Writes down what becomes of every collab, and of whoever applies to one. */
export function scheduleCollabs(cast: Cast): void {
  const { calendar, world, owners } = cast
  // Quotes are set aside from the balance of an organization.
  const balances = [
    [owners.fernweh, 'eur', 400_000],
    [owners.halide, 'usd', 300_000],
    [owners.saltmarsh, 'usd', 250_000],
    [owners.saltmarsh, 'gbp', 120_000],
  ] as const
  for (const [owner, currency, amount] of balances)
    calendar.on(59, () => createFunding(world, owner, { amount, currency, provider: 'test' }))
  for (const life of Object.values(collabLives)) schedule(cast, life)
  for (const application of applications) scheduleApplication(cast, application)
}

function schedule(cast: Cast, life: CollabLife): void {
  const { calendar, world, owners, staff } = cast
  const owner = owners[life.owner]
  const { created, submitted, published, paused } = life
  calendar.on(created, () => openCollab(world, owner, life))
  if (submitted !== undefined)
    calendar.on(submitted, async () =>
      moveCollab(world, owner, await findCollab(world, life), 'submit'),
    )
  if (published !== undefined)
    calendar.on(published, async () =>
      publishCollab(world, staff, await findCollab(world, life), undefined),
    )
  if (paused !== undefined)
    calendar.on(paused, async () =>
      moveCollab(world, owner, await findCollab(world, life), 'pause'),
    )
}

/** Makes the collab as its authors have it before anyone else sees it. */
export async function openCollab(
  world: World,
  owner: Member,
  { fields, picture }: Pick<CollabLife, 'fields' | 'picture'>,
): Promise<Collab> {
  const banner = picture && { banner_image: await drawBanner(picture) }
  return createCollab(world, owner, { ...fields, ...banner })
}

async function findCollab({ db }: World, { fields }: CollabLife): Promise<Collab> {
  return one(await db.select().from(collabs).where(eq(collabs.name, fields.name)))
}

function scheduleApplication(cast: Cast, application: Application): void {
  const { calendar, world, owners } = cast
  const life = collabLives[application.collab]
  const { user } = creatorNamed(cast, application.creator)
  const apply = async () => {
    const submission = await applyToCollab(world, actingAs(user), await findCollab(world, life), {
      quote_amount: application.quote,
      message: application.message,
    })
    for (const step of application.steps)
      calendar.on(application.daysAgo - step[0], () =>
        takeStep(world, owners[life.owner], actingAs(user), submission, step),
      )
  }
  calendar.on(application.daysAgo, apply)
}
