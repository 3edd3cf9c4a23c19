import { sql } from 'drizzle-orm'
import { postSource } from '../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../framework/context.ts'
import type { Job } from '../framework/jobs/job.ts'
import { turnClock } from '../platforms/simulated/clock.ts'
import { pollPosts } from '../programs/posts/jobs.ts'
import { pollPlatform } from '../programs/posts/polling.ts'
import { listDuePlatforms } from '../programs/posts/queries.ts'
import { dayMs } from '../vocabulary/time/days.ts'
import type { Calendar } from './calendar.ts'
import { numberBetween } from './chance.ts'
import { isEmbedded, type World } from './world.ts'

/** The jobs that the clock sets going, in the order in which one finds what the one before has left to it. */
export type Clockwork = Job<Context, Record<string, never>>[]

/** The age of the world, in days. */
export const age = 60
const partsOfDay = [0.4, 0.8]
/** The days between two readings of a post: after a week it is read once a day, give or take a tenth. */
const readingDays = 1.1
/**
 * The last days, in which posts are read so often. Before that it is less: what nobody looks at closely need
 * not take anyone's time when a trial starts.
 */
const lately = 12
const sparseDays = 2.2
/** The days between two lines of the log, by which whoever waits sees that it goes on. */
const tellingDays = 10

/**
 * Lives through all days up to now: each time people do what the calendar says, and then the clock its work.
 */
export async function liveThroughDays(
  world: World,
  calendar: Calendar,
  clockwork: Clockwork,
  today: number,
): Promise<void> {
  await settleIn(world)
  let last = Number.POSITIVE_INFINITY
  let told = age
  for (const daysAgo of moments()) {
    if (told - daysAgo >= tellingDays) {
      told -= tellingDays
      world.log.info(`${age - told} of ${age} days`)
    }
    if (isEmbedded(world)) await turnPage(world)
    await goBack(world, today, daysAgo)
    await calendar.doDue(daysAgo)
    const isSoon = last - daysAgo < (daysAgo > lately ? sparseDays : readingDays)
    if (isSoon && daysAgo > 0.5) continue
    for (const job of clockwork) await (job === pollPosts ? pollAll(world) : job.perform(world, {}))
    last = daysAgo
  }
}

async function settleIn({ db }: World): Promise<void> {
  // Papers are numbered at once. At the commit all of them would be numbered as if they were written today.
  await db.execute(sql`set constraints all immediate`)
  // One plan is kept for each statement from the first time on, and not only from the sixth.
  await db.execute(sql`set local plan_cache_mode = force_generic_plan`)
}

/**
 * Rows that are changed in the transaction that inserted them take longer: their foreign keys are checked
 * each time, and what they were before stays in the way.
 */
async function turnPage(world: World): Promise<void> {
  await world.db.execute(sql`set local synchronous_commit = off`)
  await world.db.execute(sql`commit and chain`)
  await settleIn(world)
}

/**
 * Reads the numbers of all posts that are due, without the time limits of the job, which nobody needs here.
 */
async function pollAll(world: World): Promise<void> {
  const due = await listDuePlatforms(world.db)
  for (const platform of due) await pollPlatform(world, postSource(world), platform)
}

function moments(): number[] {
  const days = Array.from({ length: age }, (_, index) => age - index)
  const all = days.flatMap((day) =>
    partsOfDay.map(
      (part) => day - part - numberBetween(0, 0.08, 'moment', String(day), String(part)),
    ),
  )
  return [age, ...all.filter((daysAgo) => daysAgo > 0), 0]
}

/** Sets the clock to so many days before today, for the transaction in which the world comes to be. */
export async function goBack({ db }: World, today: number, daysAgo: number): Promise<void> {
  await db.transaction((tx) => turnClock(tx, new Date(today - daysAgo * dayMs)))
}
