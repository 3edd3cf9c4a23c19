import { lockSelected } from '../activity/records/lock.ts'
import type { Context } from '../framework/context.ts'
import { databaseTime } from '../framework/database/clock.ts'
import { realTime } from '../framework/database/columns.ts'
import { beginDatabase, finishDatabase } from '../framework/database/embedded/unfinished.ts'
import { isLockTimeout } from '../framework/database/errors.ts'
import { installation } from '../framework/database/installation.ts'
import { fastenClock, loosenClock } from '../platforms/simulated/clock.ts'
import { fetchPostPictures } from '../programs/posts/jobs.ts'
import { users } from '../tables/users/users.ts'
import { lookAtOrganization } from '../teams/organizations/staff/model.ts'
import { writeAccountHistory } from './account-history.ts'
import { openCalendar } from './calendar.ts'
import { fundForTenDays, scheduleCampaigns } from './campaigns/campaign-days.ts'
import { scheduleLooks } from './campaigns/fates.ts'
import type { Cast } from './cast.ts'
import { scheduleCollabs } from './collabs/collab-days.ts'
import { age, type Clockwork, goBack, liveThroughDays } from './days.ts'
import { scheduleGroups } from './habits/groups.ts'
import { scheduleMoney } from './habits/money.ts'
import { scheduleNotes } from './habits/notes.ts'
import { scheduleProfiles } from './habits/profiles.ts'
import { scheduleReading } from './habits/readings.ts'
import {
  createDemoAccessTokens,
  ensureStartTokens,
  type StartToken,
} from './people/access-tokens.ts'
import { createCreator } from './people/creators.ts'
import { createDemoInvitations } from './people/invitations.ts'
import { createDemoOrganizations } from './people/organizations.ts'
import { creatorTable } from './people/people.ts'
import { createDemoSocialAccounts } from './people/social-accounts.ts'
import { createDemoUsers } from './people/users.ts'
import { createDemoWebhook } from './people/webhooks.ts'
import { endTrial, markAsTrial } from './trial.ts'
import { actingAsStaff, asDatabase, isEmbedded, type World, withoutMail } from './world.ts'

/** Loads the demo world on a trial. Gives the write tokens to print, of those demo users that there are. */
export async function prepareDemo(context: Context, clockwork: Clockwork): Promise<StartToken[]> {
  if (context.config.trial) {
    await afterOthers(() => markAsTrial(context))
    await afterOthers(() => loadOnce(context, clockwork))
    return ensureStartTokens(context)
  }
  await endTrial(context)
  return []
}

/** Another process may be making the world, which takes longer than anyone waits for a row. */
async function afterOthers(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
  }
}

/**
 * There is never half a world. On a server all of it is one transaction, and of several processes only one
 * loads it. The embedded database, which nobody else uses, is thrown away if it was not finished.
 */
async function loadOnce(context: Context, clockwork: Clockwork): Promise<void> {
  const { dataDir } = context.config
  await context.db.transaction(async (tx) => {
    const [state] = await lockSelected(tx.select().from(installation))
    if (state?.demo_loaded_at !== null) return

    // An installation with users of its own has no use for invented ones.
    if ((await tx.$count(users)) === 0) {
      if (isEmbedded(context)) beginDatabase(dataDir)
      await load({ ...context, db: asDatabase(tx) }, clockwork)
    }
    await tx.update(installation).set({ demo_loaded_at: realTime })
  })
  if (isEmbedded(context)) finishDatabase(dataDir)
}

async function load(present: World, clockwork: Clockwork): Promise<void> {
  const started = performance.now()
  const world = withoutMail(present)
  const cast =
    present.config.demoWorld === 'old' ? await growOld(world, clockwork) : await assemble(world)
  await createDemoSocialAccounts(world, cast.people)
  await createDemoAccessTokens(world, cast.people, cast.owners)
  await createDemoWebhook(world, cast.owners)
  await createDemoInvitations(present, cast.owners)
  // Painting them takes a while. Nobody has to wait for that.
  await present.db.transaction((tx) => present.queue.enqueue(tx, fetchPostPictures, {}))
  present.log.info({ ms: Math.round(performance.now() - started) }, 'demo world loaded')
}

/** Begins long ago, and lives every day since. */
async function growOld(world: World, clockwork: Clockwork): Promise<Cast> {
  world.log.info(`making the demo world, once: ${age} days of three organizations`)
  await world.db.transaction((tx) => loosenClock(tx, world))
  const today = databaseTime()
  await goBack(world, today, age + 1)
  const cast = await assemble(world)
  scheduleCampaigns(cast)
  scheduleCollabs(cast)
  scheduleMoney(cast, today)
  scheduleReading(cast)
  scheduleLooks(cast)
  scheduleNotes(cast)
  scheduleGroups(cast)
  scheduleProfiles(cast)
  await liveThroughDays(world, cast.calendar, clockwork, today)
  await fundForTenDays(cast)
  await world.db.transaction(fastenClock)
  await writeAccountHistory(cast)
  return cast
}

async function assemble(world: World): Promise<Cast> {
  const people = await createDemoUsers(world)
  const owners = await createDemoOrganizations(world, people)
  const creators = []
  for (const { organization } of Object.values(owners))
    await lookAtOrganization(world, actingAsStaff(people.ola), organization, true)
  for (const person of creatorTable) creators.push(await createCreator(world, person))
  return {
    world,
    people,
    owners,
    creators,
    calendar: openCalendar(),
    campaigns: new Map(),
    staff: actingAsStaff(people.ola),
  }
}
