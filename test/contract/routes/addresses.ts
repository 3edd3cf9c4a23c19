import { forItsUser, forUsers, type Row, writes } from '../support/row.ts'
import { clientFor, type World } from '../support/world.ts'

const typed = { name: 'Robin Vale', line1: '1 Main Street', city: 'Berlin', country: 'DE' }

async function saved(world: World) {
  const owner = await clientFor(world, 'write')
  await owner.patch('/me/address.json', { address: typed })
  return {}
}

export const rows: Row[] = [
  { route: 'GET /me/address', answers: forItsUser(200), given: saved },
  {
    route: 'PATCH /me/address',
    answers: writes(forUsers(200)),
    body: () => ({ address: typed }),
  },
  { route: 'DELETE /me/address', answers: writes(forItsUser(204)), given: saved },
]
