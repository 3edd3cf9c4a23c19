import { expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { createCampaign } from '../../../test/support/world/factories.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { refuseTestMoney } from './test-money.ts'

test('what a trial has made up is no money in production', async () => {
  await createCampaign(db, { total_budget_amount: 100 })

  await refuseTestMoney(db, { production: false })
  await expect(refuseTestMoney(db, { production: true })).rejects.toThrow(StartRefused)
  await expect(refuseTestMoney(db, { production: true })).rejects.toThrow('holds test money')
})
