import { describe, test } from 'vitest'
import { one } from '../../src/framework/database/rows.ts'
import { seal } from '../../src/framework/secrets.ts'
import { webhooks } from '../../src/tables/webhooks.ts'
import { newCreatorInvitationPath } from '../../src/vocabulary/addresses/urls.ts'
import { webhookPath } from '../../src/vocabulary/addresses/webhook-urls.ts'
import { context, db } from '../support/helper.ts'
import { createMembership, unique } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

describe('a form that is answered with a page', () => {
  test('shows whom an admin is about to invite, and begins anew when it is loaded again', async () => {
    const admin = await createMembership(db)
    const page = await openWindow({ user: admin.user })
    const email = `${unique('creator')}@example.com`
    await page.goto(newCreatorInvitationPath({ id: admin.organization_id }))
    await page.getByLabel('E-mail addresses').fill(email)
    await page.getByRole('button', { name: 'See who will be mailed' }).click()
    await page.getByRole('heading', { name: 'Invite 1 creator?' }).waitFor()
    await page.getByText(email).first().waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'See who will be mailed' }).waitFor()

    await page.getByLabel('E-mail addresses').fill(email)
    await page.getByRole('button', { name: 'See who will be mailed' }).click()
    await page.getByRole('button', { name: 'Send 1 invitation' }).click()
    await page.getByText('The invitation is on its way.').waitFor()
  })

  test('shows the new secret of a webhook', async () => {
    const { user, organization_id } = await createMembership(db)
    const secret = seal(context.config.secretKeys, 'whsec_c2VjcmV0')
    const values = { organization_id, address: 'https://example.com/', description: 'Shop', secret }
    const webhook = one(await db.insert(webhooks).values(values).returning())
    const page = await openWindow({ user })
    await page.goto(webhookPath(webhook))
    await page.getByRole('button', { name: 'Make another secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make another secret' }).click()
    await page.getByRole('heading', { name: 'The new secret' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Shop', level: 1 }).waitFor()
  })
})
