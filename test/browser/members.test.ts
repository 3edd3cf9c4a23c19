import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { membersPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { codeSentTo, linkSentTo } from '../support/reading/mails.ts'
import { createMembership, createOrganization, unique } from '../support/world/factories.ts'
import { uniqueEmail } from '../support/world/sign-in.ts'
import { openWindow, requestCode } from './browser.ts'

const newcomer = 'Noor Haddad'

test('an owner invites someone, makes them an admin and removes them', async () => {
  const name = unique('Fable')
  const organization = await createOrganization(db, { name })
  const { user } = await createMembership(db, {
    organization_id: organization.id,
    is_owner: true,
  })
  const email = uniqueEmail()
  const owner = await openWindow({ user })
  const colleague = await openWindow()

  await owner.goto(membersPath(organization))
  await owner.getByLabel('E-mail address').fill(email)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText(`The invitation is on its way to ${email}.`).waitFor()

  await accept(colleague, email)
  await colleague.getByText(`Welcome to ${name}.`).waitFor()

  await owner.reload()
  await owner.getByRole('link', { name: `Manage ${newcomer}` }).click()
  await owner.getByLabel('Admin').check()
  await owner.getByRole('button', { name: 'Save role' }).click()
  await owner.getByText(`${newcomer} is now an admin.`).waitFor()
  await colleague.reload()
  await colleague.getByRole('link', { name: 'Settings' }).first().click()
  await colleague.getByRole('link', { name: 'Audit log' }).click()
  await colleague.getByText('joined as a member').waitFor()

  await owner.getByRole('link', { name: `Manage ${newcomer}` }).click()
  await owner.getByRole('button', { name: 'Remove member' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click()
  await owner.getByText(`${newcomer} is no longer a member.`).waitFor()
  await colleague.reload()
  await colleague.getByRole('heading', { name: 'Not found' }).waitFor()
})

/** Follows the link in the mail, and signs in on the way. */
async function accept(page: Page, email: string): Promise<void> {
  await page.goto(await linkSentTo(email))
  await page.getByRole('link', { name: 'Sign in to accept' }).click()
  await page.locator(`input[value="${email}"]`).waitFor()
  await requestCode(page, email)
  await page.getByLabel('Code').fill(await codeSentTo(email))
  await page.getByLabel('Name').fill(newcomer)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
}
