import type pg from 'pg'

export type Size = { name: string; rows: number; heap: number; indexes: number }

/** The size of every table that stays, once its rows are packed. */
export async function sizesOf(pool: pg.Pool): Promise<Map<string, Size>> {
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

/** The growth of each table for one of so many things, the most first. */
export function grownSince(
  before: Map<string, Size>,
  after: Map<string, Size>,
  count: number,
): Size[] {
  return [...after.values()]
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
}
