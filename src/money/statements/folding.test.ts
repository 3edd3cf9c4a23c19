import { eq } from 'drizzle-orm'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { releaseGrant } from '../../../test/support/world/earnings.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  readAgain,
} from '../../../test/support/world/submissions.ts'
import { grants } from '../../tables/finance/grants.ts'
import { ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { StatementLine } from './queries.ts'
import { StatementLines } from './views/lines.tsx'

test('a day of a post is one line for people, which leads to it, and every movement for programs', async () => {
  const platform = fakePlatform()
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  const submission = await handInPost(platform, campaign, creator)
  await approveSubmission(submission)
  platform.post(submission.post_uid, { views: 4000, author_uid: creator.uid })
  await readAgain(platform, submission)
  await grantAll()
  const [grant] = await db.select().from(grants).where(eq(grants.submission_id, submission.id))
  if (grant === undefined) throw new Error('nothing was granted')
  await releaseGrant(grant)
  const client = await withSession(creator.user)

  const lines = (await client.get('/me/statement.json')).json()
  expect(lines.map(({ event }: { event: string }) => event)).toEqual([
    'reward_released',
    'reward_granted',
  ])
  expect(lines[0].submission_id).toBe(encodeId('Submission', submission.id))

  const { body } = await client.get('/me/statement')
  const [list = ''] = body.match(/<ul class="divide-y[\s\S]*?<\/ul>/) ?? []
  expect(list.match(/<li/g)).toHaveLength(1)
  expect(list).toContain(`href="${ownSubmissionPath(submission)}"`)
  expect(list).toContain(campaign.name)
  expect(list).toContain(`YouTube @${submission.account_handle}`)
  // All that was granted is in the balance, so the two changes of it make nothing together.
  expect(list.replace(/<[^>]+>/g, ' ')).toMatch(/\+\$7\.00\s+in your balance\s+$/)
})

const changed = (changes: Partial<StatementLine>) => {
  const line = {
    event: 'post_day',
    submission_id: null,
    payout_id: null,
    platform_id: null,
    campaign_name: 'Autumn',
    collab_name: null,
    organization_name: 'Northwind',
    created_at: '2026-11-18T00:00:00.000Z',
    currency: 'usd',
    on_the_way_change: 0,
    collab_id: null,
    ...changes,
  } as StatementLine
  return render(StatementLines({ lines: [line] })).replace(/<[^>]+>/g, ' ')
}

test('a day on which more came into the balance than was granted says both, and not their difference', () => {
  expect(changed({ held_change: -1393, available_change: 1423 })).toMatch(
    /\+\$0\.30\s+newly granted\s+\+\$14\.23\s+of earlier grants, now in your balance/,
  )
})

test('what comes into the balance is money that moved, and nothing is taken off', () => {
  const released = { event: 'reward_released', held_change: -3, available_change: 3 } as const
  expect(changed(released)).toMatch(/\+\$0\.03\s+moved from granted to your balance\s+$/)
  const paid = { event: 'collab_released', collab_id: 1, held_change: -900, available_change: 900 }
  expect(changed(paid as Partial<StatementLine>)).toMatch(
    /\+\$9\.00\s+moved from set aside to your balance\s+$/,
  )
})
