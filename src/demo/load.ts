import type { Context } from '../framework/context.ts'
import { currentTime } from '../framework/database/columns.ts'
import { installation } from '../framework/database/installation.ts'
import { users } from '../tables/users.ts'
import { createDemoAccessTokens, ensureStartToken } from './access-tokens.ts'
import { createDemoCampaigns } from './campaigns.ts'
import { createDemoCollabs } from './collabs.ts'
import { createDemoInvitations } from './invitations.ts'
import { createDemoNotifications } from './notifications.ts'
import { createDemoOrganizations } from './organizations.ts'
import { createDemoSocialAccounts } from './social-accounts.ts'
import { createDemoSubmissions } from './submissions.ts'
import { endTrial, markAsTrial } from './trial.ts'
import { createDemoUsers } from './users.ts'
import { asDatabase, type World } from './world.ts'

/** Loads the demo world on a trial. Gives the write token to print, if it has a demo user. */
export async function prepareDemo(context: Context): Promise<string | undefined> {
  if (context.config.trial) {
    await markAsTrial(context)
    await loadOnce(context)
    return ensureStartToken(context)
  }
  await endTrial(context)
  return undefined
}

/** One transaction, so that there is never half a world. Of several processes only one loads it. */
async function loadOnce(context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [state] = await tx.select().from(installation).for('update')
    if (state?.demo_loaded_at !== null) return

    // An installation with users of its own has no use for invented ones.
    if ((await tx.$count(users)) === 0) await load({ ...context, db: asDatabase(tx) })
    await tx.update(installation).set({ demo_loaded_at: currentTime })
  })
}

async function load(world: World): Promise<void> {
  const people = await createDemoUsers(world)
  const owners = await createDemoOrganizations(world, people)
  await createDemoInvitations(world, owners)
  await createDemoCampaigns(world, owners)
  await createDemoCollabs(world, owners)
  await createDemoNotifications(world, people, owners)
  await createDemoAccessTokens(world, people)
  await createDemoSocialAccounts(world, people)
  await createDemoSubmissions(world, people, owners)
}
