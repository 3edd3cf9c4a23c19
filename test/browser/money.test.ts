import { describe, expect, test } from 'vitest'
import { campaignPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { addBalance, createFundedCampaign, createMembership } from '../support/world/factories.ts'
import { makeStaff } from '../support/world/staff.ts'
import { openWindow } from './browser.ts'

async function aDraft() {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createFundedCampaign(db, {
    organization_id,
    name: 'Autumn roast',
    currency: 'eur',
    total_budget_amount: 0,
  })
  return { user, campaign }
}

describe('money, from the first form to the last page', () => {
  test('a brand pays by bank transfer, staff see it arrive, and the campaign goes live', async () => {
    const { user, campaign } = await aDraft()
    const brand = await openWindow({ user })
    await brand.goto(campaignPath(campaign))
    expect(await brand.getByRole('button', { name: 'Publish campaign' }).isDisabled()).toBe(true)
    await brand.getByRole('link', { name: 'Add budget', exact: true }).click()
    await brand.getByLabel('Amount').fill('12.345')
    await brand.getByLabel('Bank transfer').check()
    await brand.getByRole('button', { name: 'Continue' }).click()
    await brand.getByText('must have at most 2 decimals in EUR').waitFor()
    expect(await brand.getByLabel('Bank transfer').isChecked()).toBe(true)
    await brand.getByLabel('Amount').fill('1,250')
    await brand.getByRole('button', { name: 'Continue' }).click()
    await brand.getByRole('heading', { name: 'Send the money' }).waitFor()
    const reference = (await brand.locator('code').first().textContent()) ?? ''

    const operator = await createMembership(db)
    makeStaff(operator.user)
    const staff = await openWindow({ user: operator.user })
    await staff.goto('/staff')
    await staff.getByRole('main').getByRole('link', { name: 'Bank transfers to confirm' }).click()
    await staff.getByRole('link', { name: reference }).click()
    await staff.getByRole('button', { name: 'Confirm' }).first().click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await staff.getByText('€1,250.00 was added.').waitFor()

    await brand.goto(campaignPath(campaign))
    await brand.getByText('€1,250.00 left').waitFor()
    await brand.getByRole('button', { name: 'Publish campaign' }).first().click()
    await brand.getByRole('dialog').getByRole('button', { name: 'Publish campaign' }).click()
    await brand.getByText('The campaign is live.').waitFor()
  })

  test('without scripts test money is added, read line by line, and given back', async () => {
    const { user, campaign } = await aDraft()
    const page = await openWindow({ user, javaScriptEnabled: false })
    await page.goto(campaignPath(campaign))
    await page.getByRole('link', { name: 'Add budget', exact: true }).click()
    await page.getByLabel('Amount').fill('80')
    await page.getByLabel('Test money').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('€80.00 was added.').waitFor()

    const parts = page.getByRole('navigation', { name: /^Parts of/ })
    await parts.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('link', { name: '€80.00', exact: true }).click()
    await page.getByLabel('Amount to refund').fill('100')
    await page.getByRole('button', { name: 'Refund…' }).click()
    await page.getByText('is more than what was paid and not refunded yet').waitFor()
    await page.getByLabel('Amount to refund').fill('30')
    await page.getByRole('button', { name: 'Refund…' }).click()
    await page.getByRole('heading', { name: 'Send €30.00 back to where it came from?' }).waitFor()
    await page.getByRole('button', { name: 'Refund €30.00' }).click()
    await page.getByText('The money is back where it came from.').waitFor()

    await page.goto(`${campaignPath(campaign)}/transfers`)
    const amounts = await page.locator('td:last-child').allTextContents()
    expect(amounts).toEqual(['−€30.00', '+€80.00'])

    await addBalance(db, { id: campaign.organization_id }, 5000, campaign.currency)
    await page.goto(campaignPath(campaign))
    await page.getByRole('link', { name: 'Add budget', exact: true }).click()
    await page.getByLabel('Amount').fill('20')
    await page.getByLabel('Balance').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Move €20.00 to Autumn roast?' }).waitFor()
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByLabel('Amount').fill('15')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Move €15.00' }).click()
    await page.getByText('€15.00 was added.').waitFor()
  })
})
