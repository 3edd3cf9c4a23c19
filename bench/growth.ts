import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import type { Db } from '../src/framework/database/db.ts'
import { listStatement } from '../src/money/statements/queries.ts'
import type { MoneyFilters } from '../src/money/transfers/filters.ts'
import { balanceAccounts, isBudgetOf, listTransfers } from '../src/money/transfers/queries.ts'
import { periodOf } from '../src/pages/overview/period.ts'
import { readOverview } from '../src/pages/overview/queries.ts'
import {
  listOfOrganization,
  listSubmissions,
} from '../src/programs/campaign-submissions/lists/queries.ts'
import { listDiscoverCampaigns } from '../src/programs/discover/queries.ts'
import { readCampaignFilters } from '../src/programs/discover/schema.ts'
import { listCampaignsToReview, listToReview } from '../src/programs/review/queries.ts'
import { listOwnSubmissions } from '../src/programs/submissions/queries.ts'
import type { Actor, Member } from '../src/tables/actor.ts'
import { encodeId } from '../src/vocabulary/ids.ts'
import { median, printTable, twoPlaces, whole } from './measuring/report.ts'
import { newDatabase } from './world/new-database.ts'
import { enterListed, enterPaidWork, insertOwners, type Owner } from './world/paid-work.ts'

/**
 * How long the first page of a list takes with a thousand rows, with the same thousand beside a million of
 * others, and with a hundred thousand of one's own. The first is in a database of its own, so that all three
 * can be asked in turns: whatever else the machine does, it does to all of them.
 */
const few = 1_000
const many = Number(process.env.ROWS ?? 1_000_000)
const own = Math.max(few, many / 10)
const rounds = Number(process.env.ROUNDS ?? 15)
const most = 1.1
const only = new RegExp(process.env.ONLY ?? '')
const server = process.env.DATABASE_URL
if (!server) throw new Error('bench:growth needs DATABASE_URL, an empty database, as a superuser')

const page = { number: 1, size: 20, offset: 0 }
const unfiltered: MoneyFilters = {
  event: undefined,
  program: undefined,
  first_day: undefined,
  last_day: undefined,
  since: undefined,
  before: undefined,
}
const small = await newDatabase(server)
const [alone, crowded] = [await open(small.url), await open(server)]
try {
  const [single] = await insertOwners(alone.db, 1)
  await enterPaidWork(alone.db, [single as Owner], few)
  await enterListed(alone.db, [single as Owner], 1, few)
  const [one, large, ...others] = await insertOwners(crowded.db, 2 + many / few)
  await enterPaidWork(crowded.db, [one as Owner, ...others], few)
  await enterPaidWork(crowded.db, [large as Owner], own)
  await enterListed(crowded.db, others, 1, many)
  await compare(
    questionsOf(alone.db, single as Owner),
    questionsOf(crowded.db, one as Owner),
    questionsOf(crowded.db, large as Owner),
  )
} finally {
  await Promise.all([alone.close(), crowded.close()])
  await small.drop()
}

function open(DATABASE_URL: string) {
  const environment = {
    ...process.env,
    // Jobs would begin to work off what is due of a million posts.
    ...{ DATABASE_URL, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROLE: 'web' },
  }
  // Entering so much takes longer than any request may.
  const patience = { DATABASE_STATEMENT_SECONDS: '3600', DATABASE_CONNECT_SECONDS: '600' }
  return openContext(loadConfig({ ...environment, ...patience }), pino({ level: 'silent' }))
}

type Questions = Record<string, () => Promise<unknown>>

function questionsOf(db: Db, { organization_id, user_id, campaign_id }: Owner): Questions {
  // Lists ask for nothing but the ids.
  const organization = { id: organization_id, reporting_currency: null }
  const member = { organization, user: { id: user_id } } as Member
  const viewer = { user: { id: user_id, email: 'bench@example.com' }, credential: {} }
  const actor = viewer as Actor
  const campaign = encodeId('Campaign', campaign_id)
  const work = { stage: undefined, states: [], campaignId: undefined, isTodoFirst: true }
  const found = (query: Record<string, string>, viewer?: Actor) => () =>
    listDiscoverCampaigns(db, viewer, readCampaignFilters(query), page)
  return {
    'overview, 30 days': () => readOverview(db, organization, periodOf({})),
    'overview, 12 months': () => readOverview(db, organization, periodOf({ period: '12m' })),
    'statement of an organization': () =>
      listTransfers(db, page, balanceAccounts(organization), unfiltered),
    "a campaign's transfers": () =>
      listTransfers(db, page, isBudgetOf(db, member, campaign), unfiltered),
    'statement of a creator': () => listStatement(db, actor, page),
    'statement of a creator, page': () => listStatement(db, actor, page, undefined, true),
    'work of a creator': () => listOwnSubmissions(db, actor, page, work),
    review: () => listToReview(db, member, page, undefined),
    'campaigns to review': () => listCampaignsToReview(db, member),
    'submissions of a campaign': () => listSubmissions(db, member, campaign, { page }),
    'submissions of an organization': () => listOfOrganization(db, member, { page }, {}),
    'those approved': () => listOfOrganization(db, member, { page }, { state: 'approved' }),
    'discover, newest': found({}),
    'discover, newest, signed in': found({}, actor),
    'discover, highest rate': found({ sort: 'rate' }),
    'discover, one platform': found({ 'platform_ids[]': 'tiktok' }),
    'discover, a word of every hundredth': found({ q: 'word7' }),
    'discover, a word of ten': found({ q: 'rare7' }),
  }
}

async function compare(...sides: Questions[]): Promise<void> {
  const rows: string[][] = []
  const above: string[] = []
  for (const name of Object.keys(sides[0] ?? {}).filter((one) => only.test(one))) {
    const [before, amongOthers, inLarge] = (await timesOf(sides, name)).map(median)
    const ratios = [amongOthers, inLarge].map((time = 0) => time / (before ?? 1))
    if (ratios.some((ratio) => ratio > most))
      above.push(`${name} (${ratios.map(twoPlaces).join(', ')})`)
    rows.push([
      name,
      twoPlaces(before ?? 0),
      ...[amongOthers, inLarge].flatMap((time = 0, at) => [
        twoPlaces(time),
        twoPlaces(ratios[at] ?? 0),
      ]),
    ])
  }
  printTable(
    ['ms', whole(few), `beside ${whole(many)}`, 'ratio', `${whole(own)} of one's own`, 'ratio'],
    rows,
  )
  console.log(`Above ${most}: ${above.join('; ') || 'none'}`)
}

/** Asks all sides in turns. The first round is not counted, unless it is the only one. */
async function timesOf(sides: Questions[], name: string): Promise<number[][]> {
  const times: number[][] = sides.map(() => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, questions] of sides.entries()) {
      const started = performance.now()
      await questions[name]?.()
      if (round > 0 || rounds === 0) times[at]?.push(performance.now() - started)
    }
  return times
}
