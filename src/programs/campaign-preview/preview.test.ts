import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { campaignPreviewPath } from '../../vocabulary/addresses/urls.ts'

async function previewOf(fields: Record<string, string>) {
  const member = await createMembership(db)
  const client = await withSession(member)
  const address = `${campaignPreviewPath({ id: member.organization_id })}?${new URLSearchParams(fields)}`
  return client.get(address)
}

test('shows what creators will see, and what the budget buys, by the function that pays', async () => {
  const page = await previewOf({
    'campaign[name]': 'Autumn <roast>',
    'campaign[currency]': 'eur',
    'campaign[platform_ids][]': 'tiktok',
    'campaign[typed][cpm_amount]': '1.75',
    'campaign[typed][min_payout_amount]': '3.50',
  })

  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Autumn &lt;roast>')
  expect(page.body).toContain('TikTok')
  expect(page.body).toContain('€17.50')
  expect(page.body).toContain('data-figure="57 posts" data-rest="each for €17.50"')
})

test('takes what is not there yet, or not right yet, as empty', async () => {
  for (const fields of [
    {},
    { campaign: 'nonsense' },
    { 'campaign[typed][cpm_amount]': 'a lot', 'campaign[currency]': 'doubloons' },
    { 'campaign[platform_ids][]': 'nowhere', 'campaign[name]': '' },
    { 'campaign[__proto__][name]': 'x', 'campaign[typed]': '1' },
  ]) {
    const page = await previewOf(fields)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Your campaign')
    expect(page.body).toContain('Set a rate per 1,000 views or a base reward')
  }
})
