import { expect, test } from 'vitest'
import { context } from '../../../test/support/helper.ts'
import { collectFailures } from './failure-collector.ts'

test('one that fails keeps none of the others waiting, and is told in the end', async () => {
  const done: number[] = []
  const apart = collectFailures(context)
  for (const campaign_id of [1, 2, 3])
    await apart.attempt({ campaign_id }, async () => {
      if (campaign_id === 2) throw new Error('out of range')
      done.push(campaign_id)
    })

  expect(done).toEqual([1, 3])
  expect(() => apart.end()).toThrow('out of range')
})
