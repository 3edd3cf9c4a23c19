import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { creatorFiltersOf } from '../src/pages/creators/filters.ts'
import { listCreators } from '../src/pages/creators/queries.ts'
import { listFoundCreators } from '../src/pages/found-creators/queries.ts'
import { readFoundCreatorFilters } from '../src/pages/found-creators/schema.ts'
import type { Member } from '../src/tables/actor.ts'
import { organizations } from '../src/tables/organizations/organizations.ts'
import { encodeId } from '../src/vocabulary/ids.ts'
import { median, printTable, twoPlaces, whole } from './measuring/report.ts'

/**
 * How long it takes to list the creators of an organization, and those who have published a profile: a
 * thousand of them, and then a million of them.
 */
const few = 1_000
const many = Number(process.env.ROWS ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 25)
const page = { number: 1, size: 20, offset: 0 }

const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROLE: 'web' }
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db } = context

try {
  const { member, group_id } = await someone()
  const questions = questionsOf(member, encodeId('CreatorGroup', group_id))
  await enter(member, 1, few)
  await groupSome(group_id)
  const small = await timesOf(questions)
  await enter(member, few + 1, many)
  const large = await timesOf(questions)
  printTable(
    ['ms', whole(few), whole(many), 'ratio'],
    Object.keys(questions).map((name, at) => {
      const [before, after] = [small[at] ?? 0, large[at] ?? 0]
      return [name, twoPlaces(before), twoPlaces(after), twoPlaces(after / before)]
    }),
  )
} finally {
  await context.close()
}

type Questions = Record<string, () => Promise<unknown>>

function questionsOf(member: Member, label_id: string): Questions {
  const known = (query: Record<string, string>) => () =>
    listCreators(db, member, page, creatorFiltersOf(query))
  const found = (query: Record<string, string>) => () =>
    listFoundCreators(db, readFoundCreatorFilters(query, 'usd'), page)
  return {
    'their creators, most views': known({}),
    'most spent': known({ sort: 'spend' }),
    'most posts': known({ sort: 'posts' }),
    'most approved': known({ sort: 'approved' }),
    'lowest CPM': known({ sort: 'cpm' }),
    'last active': known({ sort: 'recent' }),
    'with a label': known({ label_id }),
    'a common name': known({ q: 'creator' }),
    'found creators, newest': found({}),
    'most followers': found({ sort: 'followers' }),
    'most engagement': found({ sort: 'engagement' }),
    'lowest rate': found({ sort: 'rate' }),
    'of a rate at most': found({ max_amount: '90000' }),
    'about food': found({ topic: 'food' }),
  }
}

async function someone() {
  const organization = one(await db.insert(organizations).values({ name: 'Bench' }).returning())
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into creator_groups (organization_id, kind, name) values (${organization.id}, 'label', 'Bench')
    returning id`)
  await db.execute(sql`
    insert into campaigns (organization_id, name, currency, status, published_at, fee_bps, least_budget_amount, cpm_amount)
    values (${organization.id}, 'Bench', 'eur', 'active', now(), 500, 1, 100)`)
  // Lists ask a member for nothing but the organization.
  return { member: { organization } as Member, group_id: Number(one(rows).id) }
}

/** Creators with work for the organization and a profile, as triggers would have written both. */
async function enter({ organization }: Member, from: number, to: number): Promise<void> {
  const atOnce = 5_000
  await db.execute(sql`alter table creator_profiles disable trigger user`)
  for (let first = from; first <= to; first += atOnce)
    await db.execute(sql`
      with made as (
        insert into users (email, name)
        select 'bench-' || ${organization.id}::bigint || '-' || n || '@example.com', 'Creator ' || n
        from generate_series(${first}::int, ${Math.min(to, first + atOnce - 1)}::int) n
        returning id
      ), worked as (
        insert into campaign_creators (campaign_id, user_id, organization_id, submissions_count, approved_count,
          rejected_count, view_count, used_amount, last_active_at, number)
        select campaigns.id, made.id, ${organization.id}, made.id % 50, made.id % 37, made.id % 5,
          made.id * 7919 % 1000000, made.id * 104729 % 100000, now() - made.id * interval '1 second', made.id
        from made cross join campaigns where campaigns.organization_id = ${organization.id}
      ), listed as (
        insert into creator_listings
          (user_id, published_at, follower_count, engagement_rate, currency, least_amount, search)
        select id, now() - id * interval '1 second', id * 7919 % 1000000, id % 900 / 100.0, 'usd',
          1000 + id * 104729 % 100000,
          array_to_tsvector(array['availability:open', 'topic:' || (array['food', 'travel', 'beauty'])[1 + id % 3]])
        from made
      )
      insert into creator_profiles (user_id, words, published_at) select id, 'I film things.', now() from made`)
  await db.execute(sql`alter table creator_profiles enable trigger user`)
  for (const table of ['users', 'campaign_creators', 'organization_creators', 'creator_listings'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

async function groupSome(groupId: number): Promise<void> {
  await db.execute(sql`
    insert into grouped_creators (group_id, user_id)
    select ${groupId}, user_id from organization_creators order by user_id limit 300`)
}

async function timesOf(questions: Questions): Promise<number[]> {
  const times = []
  for (const ask of Object.values(questions)) {
    const each = []
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      await ask()
      each.push(performance.now() - started)
    }
    times.push(median(each))
  }
  return times
}
