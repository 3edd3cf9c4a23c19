import { expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'

type Listed = { slug: string; audience: string; title: string; summary: string; app_url: string }

const list = async (q = ''): Promise<Listed[]> =>
  (await anonymous.get(`/help.json?q=${encodeURIComponent(q)}`)).json()

test('there are guides for everybody, each whole and at an address of its own', async () => {
  const guides = await list()

  expect(new Set(guides.map(({ slug }) => slug)).size).toBe(guides.length)
  expect(new Set(guides.map(({ audience }) => audience)).size).toBe(3)
  for (const { slug, title, summary } of guides) {
    const { body } = (await anonymous.get(`/help/${slug}.json`)).json()
    const page = await anonymous.get(`/help/${slug}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(title)
    expect([summary.length > 20, body.length > 200, /[{}]/.test(body)]).toEqual([true, true, false])
  }
  expect((await anonymous.get('/help/nowhere')).statusCode).toBe(404)
})

test('guides are found by all of their words, on the page and by the palette', async () => {
  const slugs = (await list('REFUND balance')).map(({ slug }) => slug)

  expect(slugs).toContain('refunds')
  expect(await list('refund zebra')).toEqual([])
  expect((await anonymous.get('/help?q=zebra')).body).toContain('No guide has “zebra”')
  const palette = await (await withSession(await createUser(db))).get('/search?q=appeals')
  expect(palette.body).toContain('/help/rejections-and-appeals')
})

test('whoever finds no answer reads where to write, where the installation has an address for that', async () => {
  const { app: other } = await appWith({ SUPPORT_EMAIL: 'help@example.com' })

  expect((await other.inject('/help')).body).toContain('mailto:help@example.com')
  expect((await anonymous.get('/help')).body).not.toContain('mailto:')
})

test('guides tell the settings of the installation', async () => {
  const { app: other } = await appWith({ PLATFORM_FEE_BPS: '1250', PAYOUT_WEEKDAYS: 'mon,thu' })
  const read = async (slug: string) => (await other.inject(`/help/${slug}.json`)).json().body

  expect(await read('budgets-and-fees')).toContain('12.5%')
  expect(await read('first-campaign')).toContain('at least one payout and its fee.')
  const free = (await anonymous.get('/help/first-campaign.json')).json().body
  expect(free).toContain('at least one payout.')
  expect(await read('when-money-comes')).toContain('Mondays and Thursdays')
})
