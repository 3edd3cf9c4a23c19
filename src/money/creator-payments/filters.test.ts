import { expect, test } from 'vitest'
import { db, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'

test('a name that no database can hold is passed over, in the list and in both files', async () => {
  const admin = await createMembership(db)
  const client = await withToken(admin)
  const path = `${organizationPath({ id: admin.organization_id })}/creator_payments`
  for (const address of [`${path}.json`, `${path}.csv`, `${path}/totals.csv`])
    expect((await client.get(`${address}?creator=%00`)).statusCode, address).toBe(200)
})
