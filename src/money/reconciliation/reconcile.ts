import { desc } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { type Reconciliation, reconciliations } from '../../tables/reconciliations.ts'
import { type Check, type Checked, checks } from './checks.ts'

const mostAtOnce = 1000
const mostKept = 100

/**
 * Compares everything that is kept with what the transfers say, a thousand rows at a time, so that nobody
 * waits for it and it needs no more memory for many than for few. Tells of each difference as it is found.
 */
export async function reconcile(
  db: Db,
  tell: (difference: string) => void = () => {},
): Promise<Reconciliation> {
  const started_at = new Date().toISOString()
  const differences: string[] = []
  let checked_count = 0
  let difference_count = 0

  for (const check of checks) {
    for await (const { difference } of rowsOf(db, check)) {
      checked_count += 1
      if (difference === null) continue
      difference_count += 1
      if (differences.length < mostKept) differences.push(difference)
      tell(difference)
    }
  }
  const values = { checked_count, difference_count, differences, started_at }
  return one(await db.insert(reconciliations).values(values).returning())
}

async function* rowsOf(db: Db, check: Check): AsyncGenerator<Checked> {
  let after = 0
  for (;;) {
    const { rows } = await db.execute<Checked>(check(after, mostAtOnce))
    yield* rows
    if (rows.length < mostAtOnce) return
    after = Number(rows.at(-1)?.id)
  }
}

export async function lastReconciliation(db: Reader): Promise<Reconciliation | undefined> {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
  return last
}
