import type { InjectOptions } from 'fastify'
import type { Client } from '../../support/client.ts'
import { app } from '../../support/helper.ts'
import type { Caller } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

/** Every file in the folder above is a part of the table. */
const files = import.meta.glob<{ rows: Row[] }>(['../*.ts', '!../*.test.ts'], { eager: true })

export const rows = Object.values(files).flatMap((file) => file.rows)

/** The registered routes, by the same names as in the rows. */
export const routes = new Map(
  app.routeTable.map((route) => [`${route.method} ${route.path}`, route]),
)

export type Method = NonNullable<InjectOptions['method']>

/** A program shows an access token, except where only a session will do. */
export const programOf = ({ answers }: Row): Caller => (answers.write === 403 ? 'session' : 'write')

export const methodOf = ({ route }: Row) => route.split(' ')[0] as Method

/** Sends the request of a row, in one of the ways to choose a format. */
export async function ask(
  row: Row,
  world: World,
  client: Client,
  format: 'suffix' | 'accept' | 'page',
) {
  const url = await addressOf(row, world)
  const headers = {
    ...(await row.headers?.(world)),
    ...(format === 'accept' && { accept: 'application/json' }),
  }
  const address = format === 'suffix' ? `${url}.json` : url
  return client.send(methodOf(row), address, row.body?.(world), headers)
}

/** The address of a row, after the records that it refers to are created. */
export async function addressOf(row: Row, world: World): Promise<string> {
  return fillIn(row, { ...world.parameters, ...(await row.given?.(world)) })
}

export function fillIn({ route }: Row, parameters: Record<string, string>): string {
  return (route.split(' ')[1] as string).replace(/[:*](\w*)/g, (_, name) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`${route} is not given its ${name}`)
    return value
  })
}
