import { forAdmins, type Row } from './support/row.ts'
import { clientFor } from './support/world.ts'

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/audit',
    answers: forAdmins(200),
    given: async (world) => {
      const owner = await clientFor(world, 'write')
      const path = `/organizations/${world.parameters.organization_id}.json`
      await owner.patch(path, { organization: { name: 'Watched' } })
      return {}
    },
    list: true,
  },
]
