import { expect, test } from 'vitest'
import {
  createAnotherApplication,
  createApplication,
  go,
} from '../../../../test/support/world/collab-work.ts'
import { applicationsPath } from '../../../vocabulary/addresses/submission-urls.ts'

test('who withdraws again and again cannot fill the mailboxes of a brand with it', async () => {
  const first = await createApplication()
  await go(first, 'withdrawal')
  for (const _ of [2, 3])
    await go(await createAnotherApplication(first, { creator: first.creator }), 'withdrawal')

  const body = { submission: { quote_amount: 25_000, message: 'Me again.' } }
  const refused = await first.asCreator.post(`${applicationsPath(first.collab)}.json`, body)
  expect(refused.json().errors).toEqual({
    base: ['You withdrew from this collab 3 times, and cannot apply again.'],
  })
})
