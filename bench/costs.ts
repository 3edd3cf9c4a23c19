import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import type { PostSource } from '../src/creators/social-accounts/connecting/post-source.ts'
import { actingAs, actingIn } from '../src/demo/world.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { budgetAccount, externalAccount } from '../src/money/bookkeeping/accounts.ts'
import { moveMoney } from '../src/money/bookkeeping/transfers.ts'
import { releaseGrants } from '../src/money/grants/jobs.ts'
import { createBatch } from '../src/money/payout-batches/model.ts'
import { readPostUrl } from '../src/platforms/posts/post-url.ts'
import type { PlatformPost, Provider } from '../src/platforms/provider.ts'
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

type Size = { name: string; rows: number; heap: number; indexes: number }

async function sizes(): Promise<Map<string, Size>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> 'rate_limits'`,
  )
  await pool.query(`vacuum full analyze ${tables.map(({ name }) => name).join(', ')}`)
  const { rows } = await pool.query<Size>(
    `select coalesce(parent.relname, own.relname) as name, sum(greatest(own.reltuples, 0))::float8 as rows,
       sum(pg_table_size(own.oid))::float8 as heap, sum(pg_indexes_size(own.oid))::float8 as indexes
     from pg_class own left join pg_inherits on inhrelid = own.oid left join pg_class parent on parent.oid = inhparent
     where own.relname = any ($1) group by 1`,
    [tables.map(({ name }) => name)],
  )
  return new Map(rows.map((row) => [row.name, row]))
}

const lines: string[][] = []
const parts: string[][] = []

/** Makes so many of a thing, and notes what that has cost. */
async function measure<Thing>(
  name: string,
  make: () => Promise<Thing[]>,
  count = number,
): Promise<Thing[]> {
  const before = await sizes()
  const { result: made, statements, microseconds } = await costsOf(make)
  const after = await sizes()
  const grown = [...after.values()]
    .map((now) => {
      const then = before.get(now.name)
      return {
        name: now.name,
        rows: (now.rows - (then?.rows ?? 0)) / count,
        heap: (now.heap - (then?.heap ?? 0)) / count,
        indexes: (now.indexes - (then?.indexes ?? 0)) / count,
      }
    })
    .filter(({ heap, indexes }) => heap + indexes > 8)
    .toSorted((a, b) => b.heap + b.indexes - a.heap - a.indexes)
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
const provider: Provider = {
  platform_id: 'youtube',
  name: 'youtube',
  viewDefinition: 'plays',
  mostPosts: 50,
  needsAccess: false,
  readAccount: async () => undefined,
  readPicture: async () => Buffer.alloc(0),
  readPosts: async (uids) =>
    new Map(uids.flatMap((uid) => (known.has(uid) ? [[uid, known.get(uid) as PlatformPost]] : []))),
}
const source: PostSource = {
  resolve: async (address) => {
    const found = readPostUrl(address)
    return found && 'short' in found ? undefined : found
  },
  providerOf: () => provider,
  accessOf: async () => undefined,
  loseAccess: async () => {},
}

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
  const all = [...(await sizes()).values()].filter(({ rows }) => rows >= number / 2)
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
