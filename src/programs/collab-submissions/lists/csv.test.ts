import { expect, test } from 'vitest'
import { withSession } from '../../../../test/support/helper.ts'
import { createApplication, go } from '../../../../test/support/world/collab-work.ts'
import { collabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'

test('who applied to a collab is a file for spreadsheets, of one state or of all', async () => {
  const work = await createApplication({ quote: 12_345 })
  const path = collabSubmissionsPath(work.collab)
  const lines = async (query = '') =>
    (await work.asAdmin.get(`${path}.csv${query}`)).body.trimEnd().split('\r\n').slice(1)
  expect(await lines()).toEqual([expect.stringContaining(',applied,USD,123.45,,,,')])
  await go(work, 'decline')
  expect(await lines('?state=applied')).toEqual([])
  expect(await lines('?state=declined')).toHaveLength(1)
  const page = await (await withSession(work.admin)).get(`${path}?state=declined`)
  expect(page.body).toContain(`href="${path}.csv?state=declined"`)
})
