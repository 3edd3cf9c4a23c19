import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { actingAs, actingIn } from '../src/demo/world.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { budgetAccount, externalAccount } from '../src/money/bookkeeping/accounts.ts'
import { moveMoney } from '../src/money/bookkeeping/transfers.ts'
import { releaseGrants } from '../src/money/grants/jobs.ts'
import { createBatch } from '../src/money/payout-batches/model.ts'
import type { PlatformPost } from '../src/platforms/provider.ts'
import { approvePost } from '../src/programs/campaign-submissions/deciding/verdicts.ts'
import { handIn } from '../src/programs/campaign-submissions/handing-in/model.ts'
import { lockSubmission } from '../src/programs/campaign-submissions/lock.ts'
import { createCampaign } from '../src/programs/campaigns/model.ts'
import { CampaignCreate } from '../src/programs/campaigns/schema.ts'
import { pollPlatform } from '../src/programs/posts/polling.ts'
import { system } from '../src/tables/actor.ts'
import { campaigns } from '../src/tables/campaigns/campaigns.ts'
import { memberships } from '../src/tables/organizations/memberships.ts'
import type { Organization } from '../src/tables/organizations/organizations.ts'
import { socialAccounts } from '../src/tables/users/social-accounts.ts'
import { type User, users } from '../src/tables/users/users.ts'
import { createOrganization } from '../src/teams/organizations/model.ts'
import { encodeId } from '../src/vocabulary/ids.ts'
import { grantReward } from '../test/support/world/grants.ts'
import { watchOwnCosts } from './measuring/own-costs.ts'
import { printTable, twoPlaces, whole } from './measuring/report.ts'
import { grownSince, type Size, sizesOf } from './measuring/table-sizes.ts'
import { readingsFrom } from './world/readings.ts'

/**
 * How many bytes, statements and microseconds of this process each thing costs that there can be very many
 * of, with all that is written because of it: the audit log, the search, who is told. Rows are packed before
 * they are measured, so that only what stays is counted. Counts of limits and jobs are left out, which are
 * gone within hours.
 */
const number = Number(process.env.THINGS ?? 1000)

// Nobody works off jobs meanwhile.
const environment = {
  ...process.env,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '4',
  ROLE: 'web',
}
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db, pool } = context

const costsOf = watchOwnCosts(context.log)

const lines: string[][] = []
const parts: string[][] = []

/** Makes so many of a thing, and notes what that has cost. */
async function measure<Thing>(
  name: string,
  make: () => Promise<Thing[]>,
  count = number,
): Promise<Thing[]> {
  const before = await sizesOf(pool)
  const { result: made, statements, microseconds } = await costsOf(make)
  const after = await sizesOf(pool)
  const grown = grownSince(before, after, count)
  const sum = (of: (one: Size) => number) => grown.reduce((total, one) => total + of(one), 0)
  const [rows, heap, indexes] = [
    sum((one) => one.rows),
    sum((one) => one.heap),
    sum((one) => one.indexes),
  ]
  lines.push([
    name,
    twoPlaces(rows),
    whole(heap),
    whole(indexes),
    whole(heap + indexes),
    twoPlaces(statements / count),
    whole(microseconds / count),
  ])
  parts.push([name, grown.map((one) => `${one.name} ${whole(one.heap + one.indexes)}`).join(', ')])
  return made
}

const known = new Map<string, PlatformPost>()
const source = readingsFrom((uid) => known.get(uid))

async function each<Thing>(count: number, make: (at: number) => Promise<Thing>): Promise<Thing[]> {
  const made: Thing[] = []
  for (let at = 0; at < count; at += 1) made.push(await make(at))
  return made
}

const stamp = Date.now().toString(36)
const createUser = async (at: number): Promise<User> =>
  one(
    await db
      .insert(users)
      .values({ email: `costs-${stamp}-${at}@example.com`, name: `Robin Vale ${at}` })
      .returning(),
  )

try {
  await pool.query('analyze')
  const people = await measure('person, bare', () => each(number, createUser))
  const somebody = (at: number) => people[at % people.length] as User
  const teams = await measure('organization', () =>
    each(number, (at) =>
      createOrganization(context, actingAs(somebody(at)), {
        name: `Northwind Coffee ${at}`,
      } as never),
    ),
  )
  const members = new Map(
    (await db.select().from(memberships)).map((row) => [row.organization_id, row]),
  )
  const member = (team: Organization, at: number) =>
    actingIn(somebody(at), team, members.get(team.id) as never)
  const fields = CampaignCreate.parse({
    name: 'Brew with us',
    brief: 'Show how you brew your morning coffee, in your own words. '.repeat(10),
    platform_ids: ['youtube', 'tiktok'],
    cpm_amount: 175,
  })
  const drafts = await measure('campaign', () =>
    each(number, (at) => {
      const team = teams[at % teams.length] as Organization
      return createCampaign(context, member(team, at), fields)
    }),
  )
  const [first] = await db
    .update(campaigns)
    .set({
      status: 'active',
      published_at: new Date().toISOString(),
      least_budget_amount: 350,
      fee_bps: 500,
    })
    .returning()
  const campaign = first ?? (drafts[0] as NonNullable<typeof first>)
  await db.transaction((tx) =>
    moveMoney(tx, [
      {
        key: `costs:${stamp}`,
        event: 'funding_succeeded',
        from: externalAccount('test', campaign.currency),
        to: budgetAccount(campaign),
        amount: 1_000_000_000,
      },
    ]),
  )

  const creators = await each(Math.max(20, number / 50), async (at) => {
    const user = await createUser(number + at)
    const uid = `UC${stamp}${at}`
    const account = one(
      await db
        .insert(socialAccounts)
        .values({
          user_id: user.id,
          platform_id: 'youtube',
          account_url: `https://www.youtube.com/@${uid}`,
          uid,
          status: 'verified',
        })
        .returning(),
    )
    return { user, account, uid }
  })
  const submissions = await measure('submission, handed in', () =>
    each(number, (at) => {
      const creator = creators[at % creators.length] as (typeof creators)[number]
      const uid = String(10_000_000_000 + at)
      known.set(uid, {
        uid,
        author_uid: creator.uid,
        author_handle: creator.uid,
        posted_at: new Date().toISOString(),
        sound_uid: null,
        picture_url: null,
        caption: 'My morning brew #coffee #northwind',
        views: 100,
        likes: 10,
        comments: 2,
        shares: 1,
      })
      const post_url = `https://youtu.be/${uid}`
      const social_account_id = encodeId('SocialAccount', creator.account.id)
      return handIn(context, source, actingAs(creator.user), campaign, {
        post_url,
        social_account_id,
      })
    }),
  )
  await measure('submission, approved', () =>
    each(number, (at) =>
      db.transaction(async (tx) => {
        const { id } = submissions[at] as { id: number }
        return approvePost(tx, context, system('Bench'), await lockSubmission(tx, { id }))
      }),
    ),
  )
  const readings = 10
  await measure(
    'reading, counted',
    () =>
      each(readings, async (round) => {
        for (const post of known.values()) known.set(post.uid, { ...post, views: 101 + round })
        await pool.query(`update posts set poll_at = now() - interval '1 second'`)
        await pollPlatform(context, source, 'youtube')
      }),
    number * readings,
  )
  await measure('grant', () =>
    each(number, (at) => {
      const { id: submission_id, user_id } = submissions[at] as { id: number; user_id: number }
      const reward = { submission_id, user_id, number: 1, reward_amount: 3500, fee_amount: 175 }
      return db.transaction((tx) => grantReward(tx, context, campaign, reward))
    }),
  )
  await measure('grant, released', async () => {
    await pool.query(`update grants set release_at = now() - interval '1 minute'`)
    await releaseGrants.perform(context, {})
    return []
  })
  await pool.query(
    `insert into payouts (user_id, provider, amount, currency, destination, payee, label, reference, sends_on)
     select $1, 'manual', 5000, 'usd', '', '', 'Bench', 'COSTS-' || $2::text || n, current_date from generate_series(1, $3::int) n`,
    [creators[0]?.user.id, stamp, number],
  )
  await measure('payout, of one batch', async () => [
    await createBatch(db, actingAs(somebody(0)), { currency: 'usd' } as never),
  ])
  printTable(['', 'rows', 'heap', 'indexes', 'bytes', 'statements', 'µs'], lines)
  printTable(['', 'bytes by table'], parts)
  const all = [...(await sizesOf(pool)).values()].filter(({ rows }) => rows >= number / 2)
  printTable(
    ['row of', 'rows', 'heap', 'indexes', 'bytes'],
    all
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((one) => [
        one.name,
        whole(one.rows),
        ...[one.heap, one.indexes, one.heap + one.indexes].map((size) => whole(size / one.rows)),
      ]),
  )
} finally {
  await context.close()
}
