import { describe, expect, test } from 'vitest'
import { campaignsPath, collabsPath } from '../../src/urls.ts'
import { createMembership } from '../factories.ts'
import { db } from '../helper.ts'
import { picture } from '../images.ts'
import { openWindow, signInAs } from './browser.ts'

describe('someone who runs programs', () => {
  test('writes a campaign, mends what is refused, and deletes it again', async () => {
    const admin = await createMembership(db)
    const page = await openWindow()
    await signInAs(page, admin.user.email)
    await page.goto(campaignsPath({ id: admin.organization_id }))
    await page.getByRole('link', { name: 'New campaign' }).click()

    await page.getByLabel('Name', { exact: true }).fill('Autumn roast')
    await page.getByLabel('Banner', { exact: true }).setInputFiles({
      name: 'banner.png',
      mimeType: 'image/png',
      buffer: await picture({ width: 600, height: 200 }),
    })
    await page.locator('trix-editor').fill('Show your first cup.')
    await page.getByLabel('TikTok', { exact: true }).check()
    await page.getByText('Everywhere', { exact: true }).click()
    await page.getByLabel('Find a country', { exact: true }).fill('germ')
    await page.getByLabel('Germany', { exact: true }).check()
    await page.getByLabel('Currency', { exact: true }).selectOption('eur')
    await page.getByLabel('Rate per 1,000 views', { exact: true }).fill('1.755')
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByText('must be an amount such as 12.50').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Autumn roast')
    await page.getByLabel('Rate per 1,000 views', { exact: true }).fill('1.75')
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByText('Your draft is saved.').waitFor()
    const body = await page.locator('main').textContent()
    for (const fact of ['Show your first cup.', 'TikTok', 'Germany', '€1.75', 'Add budget']) {
      expect(body).toContain(fact)
    }
    expect(await page.getByRole('button', { name: 'Publish campaign' }).isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.getByRole('button', { name: 'Delete campaign' }).click()
    await page.getByText('No campaigns yet').waitFor()
  })

  test('starts a collab from the template and submits it for review', async () => {
    const admin = await createMembership(db)
    const page = await openWindow()
    await signInAs(page, admin.user.email)
    await page.goto(collabsPath({ id: admin.organization_id }))
    await page.getByRole('link', { name: 'New collab' }).click()
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByLabel('Name', { exact: true }).fill('Hand-thrown mug')
    await page.getByLabel('We send the product', { exact: true }).check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your changes are saved.').waitFor()
    expect(await page.locator('main').textContent()).toContain('Sent to creators')

    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.getByText('in review', { exact: true }).waitFor()
  })

  test('can do without JavaScript', async () => {
    const admin = await createMembership(db)
    const page = await openWindow({ javaScriptEnabled: false })
    await signInAs(page, admin.user.email)
    await page.goto(`${campaignsPath({ id: admin.organization_id })}/new`)

    await page.getByLabel('Name', { exact: true }).fill('Plain')
    await page.getByLabel('Brief', { exact: true }).fill('First.\n\nSecond.')
    await page.getByLabel('YouTube', { exact: true }).check()
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByRole('heading', { name: 'Plain' }).waitFor()
    expect(await page.locator('.rich-text p').allInnerTexts()).toEqual(['First.', 'Second.'])
  })
})
