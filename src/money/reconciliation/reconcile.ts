import { desc, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { type Reconciliation, reconciliations } from '../../tables/finance/reconciliations.ts'
import type { Check } from './check.ts'
import { checks } from './checks.ts'

const mostKept = 100

/**
 * Compares everything that is kept with what the transfers say, a range at a time, so that nobody waits for
 * it and it needs no more memory for many than for few. Tells of each difference as it is found.
 */
export async function reconcile(
  db: Db,
  tell: (difference: string) => void = () => {},
): Promise<Reconciliation> {
  const started_at = new Date().toISOString()
  const kept: string[] = []
  let checked_count = 0
  let difference_count = 0

  for (const check of checks) {
    for await (const { number, differences } of rangesOf(db, check)) {
      checked_count += Number(number)
      difference_count += differences.length
      kept.push(...differences.slice(0, mostKept - kept.length))
      differences.forEach(tell)
    }
  }
  const values = { checked_count, difference_count, differences: kept, started_at }
  return one(await db.insert(reconciliations).values(values).returning())
}

type Compared = { number: string; differences: string[] }

async function* rangesOf(db: Db, { table, step, rows }: Check): AsyncGenerator<Compared> {
  const last = await db.execute<{ id: string | null }>(
    sql`select max(id) as id from ${sql.identifier(table)}`,
  )
  const highest = Number(one(last.rows).id ?? 0)
  for (let after = 0; after < highest; after += step) {
    const compared = await db.execute<Compared>(sql`
      select count(*) as number,
        coalesce(array_agg(difference) filter (where difference is not null), '{}') as differences
      from (${rows(after, after + step)}) compared`)
    yield one(compared.rows)
  }
}

export async function lastReconciliation(db: Reader): Promise<Reconciliation | undefined> {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
  return last
}
