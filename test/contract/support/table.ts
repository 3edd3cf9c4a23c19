import type { InjectOptions } from 'fastify'
import type { Client } from '../../support/client.ts'
import { app } from '../../support/helper.ts'
import type { Caller } from './callers.ts'
import type { Row } from './row.ts'
import { createWorld, type World } from './world.ts'

/** Every file in the folder beside is a part of the table. */
const files = import.meta.glob<{ rows: Row[] }>('../routes/*.ts', { eager: true })

export const rows = Object.values(files).flatMap((file) => file.rows)

/** The registered routes, by the same names as in the rows. */
export const routes = new Map(
  app.routeTable.map((route) => [`${route.method} ${route.path}`, route]),
)

export type Method = NonNullable<InjectOptions['method']>

/** A program shows an access token, except where only a session will do. */
export const programOf = ({ answers }: Row): Caller => (answers.write === 403 ? 'session' : 'write')

export const methodOf = ({ route }: Row) => route.split(' ')[0] as Method

/** An organization, and the address of a row in it. */
export type Place = { world: World; url: string }

/** A place for each request of a row that changes something, and one for all that do not. */
export function placesFor(row: Row): (caller: Caller) => Promise<Place> {
  let shared: Promise<Place> | undefined
  return (caller) => {
    if (changesSomething(row, caller)) return createPlace(row)
    shared ??= createPlace(row)
    return shared
  }
}

async function createPlace(row: Row): Promise<Place> {
  const world = await createWorld()
  return { world, url: await addressOf(row, world) }
}

function changesSomething(row: Row, caller: Caller): boolean {
  const status = row.answers[caller]
  return methodOf(row) === 'GET' ? status >= 300 && status < 400 : status < 400
}

/** Sends the request of a row, in one of the ways to choose a format, and on a condition if there is one. */
export async function ask(
  row: Row,
  { world, url }: Place,
  client: Client,
  format: 'suffix' | 'accept' | 'page',
  condition: Record<string, string> = {},
) {
  const headers = {
    ...condition,
    ...(await row.headers?.(world)),
    ...(format === 'accept' && { accept: 'application/json' }),
  }
  const address = format === 'suffix' ? jsonAddress(row, url) : `${url}${row.query ?? ''}`
  return client.send(methodOf(row), address, row.body?.(world), headers)
}

export const jsonAddress = ({ query = '' }: Row, url: string) => `${url}.json${query}`

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
