import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { context } from '../helper.ts'

const recording = new AsyncLocalStorage<string[]>()
const { pool } = context as { pool: pg.Pool }

type Query = (...args: unknown[]) => unknown

/** Statements of a request to the database. Those of jobs that run meanwhile are not counted. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  await recording.run(statements, act)
  return statements
}

function record([query]: unknown[]): void {
  const text = typeof query === 'string' ? query : (query as { text: string }).text
  recording.getStore()?.push(text)
}

const query = pool.query.bind(pool) as Query
pool.query = ((...args: unknown[]) => {
  record(args)
  return query(...args)
}) as typeof pool.query

const connect = pool.connect.bind(pool) as Query
pool.connect = ((...args: unknown[]) => {
  // With a callback the pool calls this itself, for a statement that was counted above.
  if (args.length > 0 || recording.getStore() === undefined) return connect(...args)
  return (connect() as Promise<pg.PoolClient>).then(recorded)
}) as typeof pool.connect

const pooled = new WeakSet<object>()
pool.on('acquire', (client) => pooled.add(client))

const ownQuery = pg.Client.prototype.query as Query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  // Only shared connections are counted here. Statements of the pool are counted above, because
  // here they could be counted for another request.
  if (!pooled.has(this)) record(args)
  return ownQuery.apply(this, args)
} as typeof pg.Client.prototype.query

function recorded(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'query') record(args)
        return value.apply(target, args)
      }
    },
  })
}
