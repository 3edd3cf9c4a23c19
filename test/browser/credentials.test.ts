import { describe, expect, test } from 'vitest'
import { anonymous, db } from '../support/helper.ts'
import { createUser } from '../support/world/factories.ts'
import { openWindow, signInAs } from './browser.ts'
import { barriersIn } from './inspection.ts'

describe('someone who minds who acts for them', () => {
  test('creates an access token, uses it and revokes it', async () => {
    const page = await openWindow({ user: await createUser(db) })
    await page.goto('/me/access_tokens')
    await page.getByLabel('Description').fill('Weekly report')
    await page.getByLabel('Read and write').check()
    await page.getByRole('button', { name: 'Create token' }).click()

    await page.getByRole('heading', { name: 'Your new access token' }).waitFor()
    expect(await barriersIn(page)).toEqual([])
    const token = await page.locator('code').first().textContent()
    const use = () => anonymous.get('/organizations.json', { authorization: `Bearer ${token}` })
    expect((await use()).statusCode).toBe(200)

    await page.getByRole('link', { name: 'I have copied it' }).click()
    await page.getByRole('button', { name: 'Revoke Weekly report' }).click()
    await page.getByRole('button', { name: 'Revoke token' }).click()
    await page.getByText('Weekly report is revoked.').waitFor()
    expect((await use()).statusCode).toBe(401)
    await page.goBack()
    expect(await page.content()).not.toContain(token)
  })

  test('signs another device out', async () => {
    const user = await createUser(db)
    const here = await openWindow({ user })
    const there = await openWindow()
    await signInAs(there, user.email)

    await here.goto('/me/sessions')
    const other = here.locator('main li').filter({ hasNotText: 'this device' })
    await other.getByRole('button', { name: 'Sign out' }).click()
    await here.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await here.getByText('is signed out.').waitFor()

    await there.reload()
    await there.getByRole('heading', { name: 'Sign in to Troupe' }).waitFor()
  })
})
