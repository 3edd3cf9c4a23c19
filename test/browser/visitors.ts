import { anonymous, withSession } from '../support/helper.ts'
import type { Visitor } from './pages.ts'
import type { theWorld } from './world.ts'

type World = Awaited<ReturnType<typeof theWorld>>

// Without these cookies the later steps of a sign-in would redirect to the first.
const pending = {
  cookie: 'pending_authentication_token=anything;pending_two_factor_token=anything',
}
const clients = new Map<Visitor, typeof anonymous>()

/** Asks for an address as one of the visitors does, without a browser. */
export async function ask(world: World, who: Visitor, address: string) {
  const client = clients.get(who) ?? (who === 'nobody' ? anonymous : await withSession(world[who]))
  clients.set(who, client)
  return client.get(address, who === 'nobody' ? pending : {})
}
