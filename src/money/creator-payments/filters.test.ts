import { expect, test } from 'vitest'
import { db, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'

test('a name that nobody can have is refused, in the list and in both files, where all were found', async () => {
  const admin = await createMembership(db)
  const client = await withToken(admin)
  const path = `${organizationPath({ id: admin.organization_id })}/creator_payments`
  for (const address of [`${path}.json`, `${path}.csv`, `${path}/totals.csv`])
    for (const creator of ['%00', 'x'.repeat(501)])
      expect((await client.get(`${address}?creator=${creator}`)).statusCode, address).toBe(422)
  expect((await client.get(`${path}.json?creator=`)).statusCode).toBe(200)
})
