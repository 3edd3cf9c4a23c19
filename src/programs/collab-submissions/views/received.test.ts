import { expect, test } from 'vitest'
import { withSession } from '../../../../test/support/helper.ts'
import { createApplication, go } from '../../../../test/support/world/collab-work.ts'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { trackingUrlOf } from '../shipping/carriers.ts'

const pageOf = async (work: Awaited<ReturnType<typeof createApplication>>) =>
  (await (await withSession(work.admin)).get(collabSubmissionPath(work.submission))).body

test('Content is decided about below what was sent and the open brief', async () => {
  const work = await createApplication({ requires_product_shipment: false })
  await go(work, 'acceptance', 'content')
  const body = await pageOf(work)
  const places = ['Version 1', '>Brief<', 'Your review'].map((words) => body.indexOf(words))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('Completed work asks for a rating as its next step, and says when its rights end', async () => {
  const usage = { usage_rights: 'organic', usage_days: 30 } as const
  const work = await createApplication({ requires_product_shipment: false, ...usage })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const next = (body: string) => body.match(/Next step[\s\S]*?<\/section>/)?.[0] ?? ''
  expect(next(await pageOf(work))).toContain('/ratings" class="btn btn-sm btn-primary"')
  expect(await pageOf(work)).toContain('Usage rights end')

  const path = collabSubmissionPath(work.submission)
  const { completed_at, usage_ends_at } = (await work.asAdmin.get(`${path}.json`)).json()
  expect(Date.parse(usage_ends_at) - Date.parse(completed_at)).toBe(30 * 86_400_000)

  const rating = { as_agreed: 5, easy: 5, reliable: 5, answered_in_time: 5 }
  await work.asAdmin.post(`/submissions/${work.id}/ratings.json`, { rating })
  expect(next(await pageOf(work))).toContain('/ratings" class="btn btn-sm "')
})

test('A tracking number leads to its carrier where that is known', () => {
  const sent = { carrier: 'DHL Express', tracking_number: '00 34', tracking_url: null }
  expect(trackingUrlOf(sent)).toBe(
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00%2034',
  )
  expect(trackingUrlOf({ ...sent, carrier: 'Upstairs Couriers' })).toBe(null)
  expect(trackingUrlOf({ ...sent, tracking_url: 'https://a.test/' })).toBe('https://a.test/')
})
