import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  campaignsPath,
  collabsPath,
  newCampaignPath,
  newCollabPath,
} from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createMembership } from '../support/world/factories.ts'
import { createRunningCampaign } from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'
import { isLoaded, pictureFile } from './pictures.ts'

/** The link to another page of the same program. */
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name })

describe('someone who runs programs', () => {
  test('writes a campaign, mends what is refused, edits it and deletes it again', async () => {
    const { user, organization_id } = await createMembership(db)
    const page = await openWindow({ user })
    const banner = page.locator('main img')
    await page.goto(campaignsPath({ id: organization_id }))
    await page.getByRole('link', { name: 'New campaign' }).click()

    await page.getByLabel('Name', { exact: true }).fill('Autumn roast')
    await page.getByRole('link', { name: 'A product in use' }).click()
    await page.locator('trix-editor', { hasText: 'The product' }).waitFor()
    await page.locator('trix-editor').fill('Show your first cup.')
    await page.getByLabel('TikTok', { exact: true }).check()
    await page.getByText('Everywhere', { exact: true }).click()
    await page.getByLabel('Find a country', { exact: true }).fill('germ')
    await page.getByLabel('Germany', { exact: true }).check()
    await page.getByLabel('Currency', { exact: true }).selectOption('eur')
    await page.getByLabel('Rate per 1,000 views', { exact: true }).fill('1.755')
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByText('must have at most 2 decimals in EUR, such as 12.50').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Autumn roast')
    await page.locator('trix-editor', { hasText: 'Show your first cup.' }).waitFor()
    expect(await page.getByLabel('TikTok', { exact: true }).isChecked()).toBe(true)
    await page.getByLabel('Rate per 1,000 views', { exact: true }).fill('1.75')
    await page.getByLabel('Banner', { exact: true }).setInputFiles(await pictureFile(wide))
    expect(await page.locator('form img').getAttribute('src')).toMatch(/^blob:/)
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByText('Your draft is saved.').waitFor()
    expect(await isLoaded(banner)).toBe(true)
    const body = await page.locator('main').textContent()
    for (const fact of ['€1.75 per 1,000 views', 'TikTok', 'DE', 'Add budget']) {
      expect(body).toContain(fact)
    }
    expect(await page.getByRole('button', { name: 'Publish campaign' }).isDisabled()).toBe(true)

    await part(page, 'Brief').click()
    await page.getByText('Show your first cup.').waitFor()
    await part(page, 'Settings').click()
    await page.getByLabel('Name', { exact: true }).fill('Winter roast')
    await page.getByLabel('Remove the banner', { exact: true }).check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    // The preview beside the form has the same heading.
    await page.waitForURL((url) => !url.pathname.endsWith('/edit'))
    await page.getByRole('heading', { name: 'Winter roast' }).waitFor()
    expect(await banner.count()).toBe(0)

    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
    await page.getByText('No campaigns yet').waitFor()
  })

  test('sees what comes of a form, also where earlier campaigns can be used again above it', async () => {
    const { user, organization_id } = await createMembership(db)
    await createRunningCampaign({ organization_id, name: 'Autumn roast' })
    const page = await openWindow({ user })
    await page.goto(newCampaignPath({ id: organization_id }))
    await page.getByRole('button', { name: 'Autumn roast' }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Winter roast')
    await page.locator('#campaign-preview').getByText('Winter roast').waitFor()
  })

  test('starts a collab from the template and submits it for review', async () => {
    const { user, organization_id } = await createMembership(db)
    const page = await openWindow({ user })
    await page.goto(collabsPath({ id: organization_id }))
    await page.getByRole('link', { name: 'New collab' }).click()
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByLabel('Name', { exact: true }).fill('Hand-thrown mug')
    await page.getByLabel('Website', { exact: true }).fill('ftp://example.com')
    await page.getByLabel('We send the product', { exact: true }).check()
    await page.getByLabel('Banner', { exact: true }).setInputFiles(await pictureFile(wide))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Website is invalid').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Hand-thrown mug')

    await page.getByLabel('Website', { exact: true }).fill('https://example.com')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your changes are saved.').waitFor()
    expect(await page.locator('main').textContent()).toContain('Sent to creators')

    await page.getByText('it is still the template').waitFor()
    expect(await page.getByRole('button', { name: 'Submit for review' }).isDisabled()).toBe(true)
    await page.getByRole('link', { name: 'it is still the template' }).click()
    await page.locator('trix-editor').fill('One video with the mug, in daylight.')
    await page.getByRole('button', { name: 'Save brief' }).click()
    await page.getByText('Your changes are saved.').waitFor()
    await part(page, 'Overview').click()

    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.getByText('in review', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Withdraw from review' }).click()
    await page.getByText('draft', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.getByText('in review', { exact: true }).waitFor()
  })

  test('deletes the draft of a collab after being asked', async () => {
    const { user, organization_id } = await createMembership(db)
    const page = await openWindow({ user })
    await page.goto(newCollabPath({ id: organization_id }))
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.locator('button:focus', { hasText: 'Cancel' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()

    await page.getByText('No collabs yet').waitFor()
  })

  test('can do without JavaScript', async () => {
    const { user, organization_id } = await createMembership(db)
    const page = await openWindow({ user, javaScriptEnabled: false })
    await page.goto(newCampaignPath({ id: organization_id }))

    await page.getByLabel('Name', { exact: true }).fill('Plain')
    await page.getByLabel('Brief', { exact: true }).fill('First.\n\nSecond.')
    await page.getByLabel('YouTube', { exact: true }).check()
    await page.getByRole('button', { name: 'Create draft' }).click()

    await page.getByRole('heading', { name: 'Plain' }).waitFor()
    await part(page, 'Brief').click()
    expect(await page.locator('.rich-text p').allTextContents()).toEqual(['First.', 'Second.'])
  })
})

const wide = { width: 600, height: 200 }
