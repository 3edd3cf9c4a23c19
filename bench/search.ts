import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { search } from '../src/pages/search/queries.ts'
import { memberships } from '../src/tables/organizations/memberships.ts'
import { organizations } from '../src/tables/organizations/organizations.ts'
import { users } from '../src/tables/users/users.ts'
import { median, printTable, twoPlaces, whole } from './measuring/report.ts'

/**
 * How long a search takes in an organization with few rows: alone, and with a million of a thousand others
 * beside them; and in one that has a tenth of that million.
 */
const few = 1_000
const many = Number(process.env.ROWS ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 15)

/**
 * Words that people type: one of few rows, of a third and of all of them, the beginning of one, one that
 * is nowhere, and two.
 */
const questions = ['oskar417', 'autumn', 'tiktok.com', 'au', 'marmalade', 'autumn oskar']

const handles = [
  'maya',
  'tomasz',
  'oskar',
  'clara',
  'greta',
  'samir',
  'hanna',
  'leo',
  'bastian',
  'emil',
  'rafa',
  'nils',
]
const credential = { type: 'session', id: 0, name: 'A bench', isProved: false } as const

const programs = ['Autumn roast launch', 'Cold brew evenings', 'Filter or espresso']

const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROLE: 'web' }
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db } = context

try {
  const small = await someone()
  const large = await someone()
  const others = Array.from({ length: 1000 }, (_, index) => large.organization.id + 1 + index)
  await enter([small.organization.id], few)
  const alone = await timesOf(small.user)
  await enter(others, many)
  const amongOthers = await timesOf(small.user)
  await enter([large.organization.id], many / 10)
  const inLarge = await timesOf(large.user)
  const ratio = (times: number[], at: number) => twoPlaces((times[at] ?? 0) / (alone[at] ?? 1))
  const ms = (times: number[], at: number) => twoPlaces(times[at] ?? 0)
  printTable(
    ['ms', whole(few), `${whole(few)} of ${whole(many)}`, 'ratio', whole(many / 10), 'ratio'],
    questions.map((question, at) => [
      question,
      ms(alone, at),
      ms(amongOthers, at),
      ratio(amongOthers, at),
      ms(inLarge, at),
      ratio(inLarge, at),
    ]),
  )
} finally {
  await context.close()
}

async function someone() {
  const email = `bench-${crypto.randomUUID()}@example.com`
  const user = one(await db.insert(users).values({ email }).returning())
  const organization = one(await db.insert(organizations).values({ name: 'Bench' }).returning())
  const membership = { user_id: user.id, organization_id: organization.id }
  await db.insert(memberships).values({ ...membership, role: 'admin', is_owner: true })
  return { user, organization }
}

/** Posts, as they are entered when they are handed in. */
async function enter(owners: number[], number: number): Promise<void> {
  const atOnce = 5_000
  for (let from = 0; from < number; from += atOnce)
    await db.execute(sql`
      insert into search_entries (kind, record_id, organization_id, title, detail)
      select 'Submission', n, (${sql.param(owners)}::bigint[])[1 + n % ${owners.length}::int],
        'tiktok.com/@' || (${sql.param(handles)}::text[])[1 + n % ${handles.length}::int] || n % 1000 || '/video/' || 7000000000000 + n,
        (${sql.param(programs)}::text[])[1 + n % ${programs.length}::int]
      from generate_series(${from}::int + 1, ${Math.min(number, from + atOnce)}::int) n`)
  await db.execute(sql`analyze search_entries`)
}

async function timesOf(user: { id: number }): Promise<number[]> {
  const times = []
  for (const question of questions) {
    const each = []
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      await search(db, { user, credential }, question)
      each.push(performance.now() - started)
    }
    times.push(median(each))
  }
  return times
}
