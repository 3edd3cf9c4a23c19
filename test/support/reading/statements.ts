import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { context } from '../helper.ts'

/** Statements that were sent, and how often one was sent after an answer: each is a way there and back. */
type Recorded = { statements: string[]; ways: number; isAnswered: boolean }

const recording = new AsyncLocalStorage<Recorded>()
const { pool } = context as { pool: pg.Pool }

type Query = (...args: unknown[]) => unknown

/** Statements of a request to the database. Those of jobs that run meanwhile are not counted. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  return (await recordedOf(act)).statements
}

/** The same, with the ways to the database and back that they take. */
export async function recordedOf(act: () => Promise<unknown>): Promise<Recorded> {
  const recorded: Recorded = { statements: [], ways: 0, isAnswered: true }
  await recording.run(recorded, act)
  return recorded
}

type Called = (...given: unknown[]) => unknown

/** Notes a statement that is about to be sent, and has its answer noted. */
function record(args: unknown[]): Called {
  const [query] = args as [string | { text: string; callback?: Called }]
  const recorded = recording.getStore()
  if (recorded === undefined) return (answer) => answer
  recorded.statements.push(typeof query === 'string' ? query : query.text)
  if (recorded.isAnswered) recorded.ways += 1
  recorded.isAnswered = false

  const answered = () => {
    recorded.isAnswered = true
  }
  const noted =
    (called: Called): Called =>
    (...given) => {
      answered()
      return called(...given)
    }
  const called = args.at(-1)
  if (typeof called === 'function') args[args.length - 1] = noted(called as Called)
  else if (typeof query === 'object' && query.callback) query.callback = noted(query.callback)
  return (answer) => {
    if (answer instanceof Promise) answer.then(answered, answered)
    return answer
  }
}

const query = pool.query.bind(pool) as Query
pool.query = ((...args: unknown[]) => {
  return record(args)(query(...args))
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
  const noted = pooled.has(this) ? undefined : record(args)
  const answer = ownQuery.apply(this, args)
  return noted ? noted(answer) : answer
} as typeof pg.Client.prototype.query

function recorded(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name !== 'query') return value.apply(target, args)
        return record(args)(value.apply(target, args))
      }
    },
  })
}
