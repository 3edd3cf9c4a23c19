import { forAdmins, type Row } from '../support/row.ts'
import { clientFor, type World } from '../support/world.ts'

async function watched(world: World) {
  const owner = await clientFor(world, 'write')
  const path = `/organizations/${world.parameters.organization_id}.json`
  await owner.patch(path, { organization: { name: 'Watched' } })
  return {}
}

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/audit',
    answers: forAdmins(200),
    given: watched,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/audit.csv',
    answers: { ...forAdmins(200), nobody: 303 },
    given: watched,
    pageOnly: true,
  },
]
