import { encodeId } from '../../../src/vocabulary/ids.ts'
import { type Client, clientOf } from '../../support/client.ts'
import { anonymous, app, db, withSession, withToken } from '../../support/helper.ts'
import { createMembership, createSessionToken } from '../../support/world/factories.ts'
import type { Caller } from './callers.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

type Person = Awaited<ReturnType<typeof createMembership>>

/** An organization with its owner, for one row only. Other people are created when needed. */
export async function createWorld() {
  const owner = await createMembership(db)
  const { organization_id } = owner

  return {
    owner,
    organization_id,
    parameters: { organization_id: encodeId('Organization', organization_id) },
  }
}

/** The client with which a caller uses JSON. */
export async function clientFor(world: World, caller: Caller): Promise<Client> {
  if (caller === 'nobody') return anonymous
  if (caller === 'read' || caller === 'write') return withToken(world.owner, caller)
  if (caller === 'session') return withSession(world.owner)
  if (caller === 'owner') return asNativeClient(world.owner)
  return withToken(await personFor(world, caller))
}

/** The client with which a caller views pages. */
export async function browserFor(world: World, caller: Caller): Promise<Client> {
  if (caller === 'read' || caller === 'write') {
    const { send, ...verbs } = await withToken(world.owner, caller)
    return {
      ...verbs,
      send: (method, url, body, headers) =>
        send(method, url, body, { ...headers, accept: 'text/html' }),
    }
  }
  return caller === 'nobody' ? anonymous : withSession(await personFor(world, caller))
}

async function personFor({ owner, organization_id }: World, caller: Caller): Promise<Person> {
  if (caller === 'stranger') return createMembership(db)
  if (caller === 'admin') return createMembership(db, { organization_id })
  if (caller === 'member') return createMembership(db, { organization_id, role: 'member' })
  return owner
}

/** A session without a browser's headers, as native apps send it. */
async function asNativeClient({ user }: Person): Promise<Client> {
  return clientOf(app, { cookie: `session_token=${await createSessionToken(db, user)}` })
}
