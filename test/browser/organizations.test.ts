import { expect, test } from 'vitest'
import { db } from '../support/helper.ts'
import { createUser, unique } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'
import { isLoaded, pictureFile } from './pictures.ts'

test('someone founds an organization with a picture, changes it and deletes it', async () => {
  const name = unique('Fable')
  const page = await openWindow({ user: await createUser(db) })
  const logo = page.locator('main img')
  await page.goto('/organizations')
  await page.getByRole('link', { name: 'New organization' }).click()

  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Website').fill('ftp://fable.example')
  await page.getByLabel('Picture').setInputFiles(await pictureFile())
  expect(await logo.getAttribute('src')).toMatch(/^blob:/)
  await page.getByRole('button', { name: 'Create organization' }).click()

  await page.getByText('Website is invalid').waitFor()
  expect(await barriersIn(page)).toEqual([])
  expect(await page.getByLabel('Name').inputValue()).toBe(name)
  await page.getByLabel('Website').fill('fable.example')
  await page.getByLabel('Picture').setInputFiles(await pictureFile())
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText(`${name} is ready.`).waitFor()
  expect(await isLoaded(logo)).toBe(true)

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Name').fill(`${name} & Sons`)
  await page.getByLabel('Private').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('heading', { name: `${name} & Sons` }).waitFor()

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove picture' }).click()
  await page.getByText('The picture is removed.').waitFor()
  expect(await logo.count()).toBe(0)

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete organization' }).click()
  expect(await barriersIn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete organization' }).click()
  await page.getByText(`${name} & Sons is deleted.`).waitFor()
  await page.getByText('You are not in an organization yet').waitFor()
})
