import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { createMembership } from '../../support/world/factories.ts'
import { forAdmins, forMembers, forTheOwner, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function anotherMember({ organization_id }: World) {
  const { id } = await createMembership(db, { organization_id, role: 'member' })
  return { id: encodeId('Membership', id) }
}

export const rows: Row[] = [
  {
    route: 'PATCH /organizations/:organization_id/owner',
    // Whoever hands it over must be there in person: an access token will not do.
    answers: { ...writes(forTheOwner(200)), write: 403 },
    body: (world) => ({ owner: { member_id: encodeId('Membership', world.owner.id) } }),
  },
  {
    route: 'GET /organizations/:organization_id/members',
    answers: forMembers(200),
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/members/:id',
    answers: forMembers(200),
    given: anotherMember,
    page: 303,
  },
  {
    route: 'PATCH /organizations/:organization_id/members/:id',
    answers: writes(forAdmins(200)),
    given: anotherMember,
    body: () => ({ membership: { role: 'admin' } }),
  },
  {
    route: 'DELETE /organizations/:organization_id/members/:id',
    answers: writes(forAdmins(204)),
    given: anotherMember,
  },

  {
    route: 'GET /organizations/:organization_id/members/:id/edit',
    answers: pages(forAdmins(200)),
    given: anotherMember,
    pageOnly: true,
  },
]
