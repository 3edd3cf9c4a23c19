import type pg from 'pg'

/** How long it is good what was seen. */
const momentMs = 250

export type IsWaiting = (name: string) => Promise<boolean>

/**
 * Tells whether there is a job of a kind to begin. One look is for all kinds that ask within a moment: with a
 * look of its own for each, a process with nothing to do would ask the database dozens of times every other
 * second.
 */
export function watchWaiting(pool: pg.Pool, kinds: () => string[]): IsWaiting {
  let lookedAt = Number.NEGATIVE_INFINITY
  let found = Promise.resolve(new Set<string>())

  return async (name) => {
    if (performance.now() - lookedAt > momentMs) {
      lookedAt = performance.now()
      found = look(pool, kinds())
    }
    return (await found).has(name)
  }
}

async function look(pool: pg.Pool, kinds: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select known.name from unnest($1::text[]) as known (name) where exists (
       select from pgboss.job where job.name = known.name and job.state < 'active' and not job.blocked
         and job.start_after <= pgboss.job_now())`,
    [kinds],
  )
  return new Set(rows.map(({ name }) => name))
}
