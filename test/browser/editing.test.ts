import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { one } from '../../src/framework/database/rows.ts'
import { campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { collabs } from '../../src/tables/collabs/collabs.ts'
import {
  editCampaignBriefPath,
  editCampaignPath,
  editCollabBriefPath,
} from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { auditOf } from '../support/reading/audit.ts'
import { createCampaign, createCollab, createMembership } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

const brief = `<h1>The mug</h1>
<p>Show it.</p>
<p>Drink from it.</p>
<ul>
<li>Slowly</li>
</ul>`

async function openEditor(page: Page, path: string) {
  await page.goto(path)
  await page.locator('trix-editor', { hasText: 'Drink from it.' }).waitFor()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your changes are saved.').waitFor()
}

async function saveBrief(page: Page) {
  await page.getByRole('button', { name: 'Save brief' }).click()
  await page.getByText('Your changes are saved.').waitFor()
}

describe('someone who edits', () => {
  test('a campaign changes what they change and nothing else', async () => {
    const { user, organization_id } = await createMembership(db)
    const campaign = await createCampaign(db, {
      organization_id,
      brief,
      platform_ids: ['youtube', 'tiktok'],
      countries: ['US', 'DE', 'AT'],
      cpm_amount: 175,
    })
    const stored = async () =>
      one(await db.select().from(campaigns).where(eq(campaigns.id, campaign.id)))
    const page = await openWindow({ user })

    await page.goto(editCampaignPath(campaign))
    await save(page)
    await openEditor(page, editCampaignBriefPath(campaign))
    await saveBrief(page)
    expect(await stored()).toEqual(campaign)
    expect(await auditOf(user, 'Campaign')).toEqual([])

    await page.goto(editCampaignPath(campaign))
    await page.getByLabel('Name', { exact: true }).fill('Renamed')
    await save(page)
    const { updated_at: _, ...rest } = campaign
    expect(await stored()).toMatchObject({ ...rest, name: 'Renamed' })
    const [event] = await auditOf(user, 'Campaign')
    expect(Object.keys(event?.changes ?? {}).sort()).toEqual(['currency', 'name'])
  })

  test('a collab keeps its brief until they type into it', async () => {
    const { user, organization_id } = await createMembership(db)
    const collab = await createCollab(db, { organization_id, brief, countries: ['US', 'DE'] })
    const stored = async () => one(await db.select().from(collabs).where(eq(collabs.id, collab.id)))
    const page = await openWindow({ user })

    await openEditor(page, editCollabBriefPath(collab))
    await saveBrief(page)
    expect(await stored()).toEqual(collab)
    expect(await auditOf(user, 'Collab')).toEqual([])

    await openEditor(page, editCollabBriefPath(collab))
    await page.locator('trix-editor').press('End')
    await page.keyboard.type(' of ours')
    await saveBrief(page)
    expect((await stored()).brief).toContain('of ours')
  })

  test('saves what the editor shows on the way back', async () => {
    const { user, organization_id } = await createMembership(db)
    const collab = await createCollab(db, { organization_id, brief })
    const page = await openWindow({ user })

    await openEditor(page, editCollabBriefPath(collab))
    await page.locator('trix-editor').press('End')
    await page.keyboard.type(' of ours')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('link', { name: 'Edit brief' }).waitFor()
    await page.goBack()
    const editor = page.locator('trix-editor', { hasText: 'Drink from it.' })
    await editor.waitFor()
    const shown = await editor.textContent()
    await saveBrief(page)

    const [after] = await db.select().from(collabs).where(eq(collabs.id, collab.id))
    expect(after?.brief.includes('of ours')).toBe(shown?.includes('of ours'))
  })

  test('is taken to the first field that is refused, far down a long form', async () => {
    const { user, organization_id } = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id, brief })
    const page = await openWindow({ user })

    await page.goto(editCampaignPath(campaign))
    await page.getByLabel('Base reward', { exact: true }).fill('much')
    await page.getByLabel('Minimum payout', { exact: true }).fill('more')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.locator('#campaign_base_reward_amount:focus').waitFor()
    await expect
      .poll(() => isInView(page, '#campaign_base_reward_amount_error'), { timeout: 30_000 })
      .toBe(true)
    expect(await page.locator('[autofocus]:visible').count()).toBe(1)
  })

  test('is taken into the editor where the text is refused', async () => {
    const { user, organization_id } = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id, brief })
    const page = await openWindow({ user })

    await openEditor(page, editCampaignBriefPath(campaign))
    await page.locator('trix-editor').evaluate((editor) => {
      Object(editor).editor.insertString('long '.repeat(20_000))
    })
    await page.getByRole('button', { name: 'Save brief' }).click()

    await page.getByText('Brief is too long').waitFor()
    await page.locator('trix-editor:focus').waitFor()
  })
})

function isInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}
