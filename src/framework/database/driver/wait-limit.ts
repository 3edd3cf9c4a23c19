import type pg from 'pg'

/**
 * Lets whoever wants a connection wait for as long as the work takes, instead of giving up: on the embedded
 * database one long transaction has the only one there is.
 */
export async function withoutWaitLimit<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  const options = pool.options as { connectionTimeoutMillis?: number | undefined }
  const { connectionTimeoutMillis } = options
  options.connectionTimeoutMillis = 0
  try {
    return await work()
  } finally {
    options.connectionTimeoutMillis = connectionTimeoutMillis
  }
}
