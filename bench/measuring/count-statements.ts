import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Case } from '../cases.ts'
import { headersFor } from './requests.ts'

const counting = new AsyncLocalStorage<{ statements: number }>()

type Query = (...args: unknown[]) => unknown

const query = pg.Client.prototype.query as Query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const counter = counting.getStore()
  if (counter !== undefined) counter.statements += 1
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

/** How many statements a request sends to the database. What jobs do meanwhile is not counted. */
export async function countStatements(
  app: FastifyInstance,
  url: string,
  one: Case,
): Promise<number> {
  const headers = await headersFor(url, one)
  const request = { url: one.path, headers, method: 'GET' as const }
  // Without `async` the request would be sent only when it is awaited, which is not counted.
  const send = async () =>
    app.inject(one.body === undefined ? request : { ...request, method: 'POST', body: one.body })

  // The first request may have to open a connection, which must not be counted.
  await send()
  const counter = { statements: 0 }
  const { statusCode } = await counting.run(counter, send)
  if (statusCode !== one.status) throw new Error(`${one.name}: ${statusCode}`)
  return counter.statements
}
