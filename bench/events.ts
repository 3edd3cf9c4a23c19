import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { actingAs } from '../src/demo/world.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { budgetAccount, externalAccount } from '../src/money/bookkeeping/accounts.ts'
import { moveMoney } from '../src/money/bookkeeping/transfers.ts'
import { handIn } from '../src/programs/campaign-submissions/handing-in/model.ts'
import { campaigns } from '../src/tables/campaigns/campaigns.ts'
import { organizations } from '../src/tables/organizations/organizations.ts'
import { socialAccounts } from '../src/tables/users/social-accounts.ts'
import { users } from '../src/tables/users/users.ts'
import { encodeId } from '../src/vocabulary/ids.ts'
import { geometricMean, median, printTable, twoPlaces, whole } from './measuring/report.ts'
import { readingsFrom } from './world/readings.ts'

/**
 * The cost of writing the event of a hand-in: posts are handed in with the trigger that writes it and
 * without, in turns, and only turns beside each other are compared, so that other work on the machine slows
 * both.
 */
const rounds = Number(process.env.ROUNDS ?? 60) || 1
const each = Number(process.env.POSTS ?? 50)

// Nobody works off jobs meanwhile.
const environment = {
  ...process.env,
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '4', ROLE: 'web' },
}
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db, pool } = context
const stamp = Date.now().toString(36)
const now = () => new Date().toISOString()
const firstPost = 10_000_000_000 + (Date.now() % 10_000_000_000)
let handed = 0
let author = ''

const source = readingsFrom(postOf)

try {
  const campaign = await createCampaign()
  const turn = async (isOn: boolean) => {
    // Nobody hands in as many within an hour as all turns do.
    const creator = await createCreator()
    const way = isOn ? 'enable' : 'disable'
    await pool.query(`alter table audit_events ${way} trigger audit_events_record_event`)
    const before = await events()
    const began = performance.now()
    for (let at = 0; at < each; at += 1) await handInOne(campaign, creator)
    const ms = (performance.now() - began) / each
    const written = (await events()) - before
    // Both sides hear of it.
    if (written !== (isOn ? 2 * each : 0)) throw new Error(`${written} events were written`)
    return ms
  }
  await turn(true)
  const on: number[] = []
  const off: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Whichever comes first has the better or the worse place, so they take turns in that, too.
    if (round % 2 === 0) on.push(await turn(true))
    off.push(await turn(false))
    if (round % 2 === 1) on.push(await turn(true))
  }
  const ratios = on.map((ms, round) => ms / (off[round] ?? ms))
  printTable(
    ['a post, handed in', 'turns', 'median ms', 'of the other, mean', 'of the other, median'],
    [
      ['without its event', whole(off.length), twoPlaces(median(off)), '', ''],
      [
        'with its event',
        whole(on.length),
        twoPlaces(median(on)),
        twoPlaces(geometricMean(ratios)),
        twoPlaces(median(ratios)),
      ],
    ],
  )
} finally {
  await pool.query('alter table audit_events enable trigger audit_events_record_event')
  await context.close()
}

async function events(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from events')
  return Number(one(rows).count)
}

async function createCampaign() {
  const team = one(
    await db
      .insert(organizations)
      .values({ name: `Events ${stamp}` })
      .returning(),
  )
  const campaign = one(
    await db
      .insert(campaigns)
      .values({
        organization_id: team.id,
        ...{ name: 'Brew with us', brief: 'Show how you brew.', status: 'active' },
        ...{ currency: 'usd', platform_ids: ['youtube'], cpm_amount: 175 },
        ...{ fee_bps: 500, least_budget_amount: 350, published_at: now() },
      })
      .returning(),
  )
  const budget = { from: externalAccount('test', 'usd'), to: budgetAccount(campaign) }
  const key = `events:${stamp}`
  const movement = { key, event: 'funding_succeeded' as const, amount: 1_000_000_000, ...budget }
  await db.transaction((tx) => moveMoney(tx, [movement]))
  return campaign
}

async function createCreator() {
  author = `${stamp}-${handed}`
  const email = `events-${author}@example.com`
  const user = one(await db.insert(users).values({ email, name: 'Robin Vale' }).returning())
  const account = one(
    await db
      .insert(socialAccounts)
      .values({
        user_id: user.id,
        ...{ platform_id: 'youtube', uid: author, status: 'verified' },
        account_url: `https://www.youtube.com/@${author}`,
      })
      .returning(),
  )
  return { user, account }
}

function handInOne(
  campaign: Awaited<ReturnType<typeof createCampaign>>,
  { user, account }: Awaited<ReturnType<typeof createCreator>>,
) {
  handed += 1
  const post_url = `https://youtu.be/${firstPost + handed}`
  const social_account_id = encodeId('SocialAccount', account.id)
  return handIn(context, source, actingAs(user), campaign, { post_url, social_account_id })
}

function postOf(uid: string) {
  return {
    ...{ uid, author_uid: author, author_handle: author, posted_at: now(), sound_uid: null },
    ...{
      picture_url: null,
      caption: 'My morning brew',
      views: 100,
      likes: 1,
      comments: 0,
      shares: 0,
    },
  }
}
