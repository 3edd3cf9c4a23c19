import type pg from 'pg'

type Options = { connectionTimeoutMillis?: number | undefined }

/** The pools whose limit is off, with what it was and how much work it is off for. */
const lifted = new WeakMap<Options, { limit: number | undefined; works: number }>()

/**
 * Lets whoever wants a connection wait for as long as the work takes, instead of giving up: on the embedded
 * database one long transaction has the only one there is.
 */
export async function withoutWaitLimit<Result>(
  pool: Pick<pg.Pool, 'options'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const options = pool.options as Options
  const kept = lifted.get(options) ?? { limit: options.connectionTimeoutMillis, works: 0 }
  lifted.set(options, kept)
  kept.works += 1
  options.connectionTimeoutMillis = 0
  try {
    return await work()
  } finally {
    kept.works -= 1
    if (kept.works === 0) {
      options.connectionTimeoutMillis = kept.limit
      lifted.delete(options)
    }
  }
}
