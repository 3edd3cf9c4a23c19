import { expect, test } from 'vitest'
import { anonymous } from '../../../../test/support/helper.ts'
import { createRunningCampaign } from '../../../../test/support/world/submissions.ts'
import { discoverCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import { rulesInWords, thresholdInWords } from './rules.ts'

const terms = {
  currency: 'usd',
  cpm_amount: 175,
  base_reward_amount: 0,
  min_payout_amount: 350,
  max_payout_amount: 250_000,
}

test('a threshold is said in views, and only where there is one', () => {
  expect(thresholdInWords(terms)).toBe('from 2,000 views')
  expect(thresholdInWords({ ...terms, base_reward_amount: 300 })).toBe('from 286 views')
  expect(thresholdInWords({ ...terms, base_reward_amount: 350 })).toBeUndefined()
  expect(thresholdInWords({ ...terms, min_payout_amount: 0 })).toBeUndefined()
  expect(thresholdInWords({ ...terms, cpm_amount: 0 })).toBe('from $3.50')
})

test('everything that limits pay is among the rules', () => {
  expect(rulesInWords(terms, days(7)).join(' ')).toBe(
    'A post earns from 2,000 views: below $3.50 it earns nothing. It earns $2,500.00 at most, reached at 1,428,572 views. Amounts are rounded down. All its views count since you posted it. If you posted it before the campaign began, only those after you submit it count. They count until 30 days after you submit it. A post can be up to 30 days old when you submit it. If the brand does not decide, a post whose checks all pass is approved after 48 hours. One with a check that could not be made is approved after 7 days, and one that failed a check is rejected after 14 days. What it earns is granted once a day and in your balance 7 days later. What the budget does not cover waits for budget, and lapses if the campaign ends without.',
  )
  expect(rulesInWords({ ...terms, min_payout_amount: 0, max_payout_amount: 0 }, days(0))).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/at most|earns nothing/)]),
  )
})

test('everyone reads them on the public terms', async () => {
  const campaign = await createRunningCampaign()
  const path = discoverCampaignPath(campaign)
  const { rules } = (await anonymous.get(`${path}.json`)).json()
  const { body } = await anonymous.get(path)
  expect(rules).toHaveLength(8)
  for (const rule of rules) expect(body).toContain(`<li>${rule}</li>`)
})
