import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { lock } from '../../activity/records/lock.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { campaignRecord } from '../campaigns/record.ts'
import { lockSubmission } from './lock.ts'

test('a submission that does not exist cannot be locked', async () => {
  const locking = db.transaction((tx) => lockSubmission(tx, { id: Number.MAX_SAFE_INTEGER }))
  await expect(locking).rejects.toThrow('Submission not found.')
})

describe.runIf(context.config.databaseUrl)('whoever locks a submission', () => {
  test('waits for its campaign first, and then has both as they are', async () => {
    const campaign = await createRunningCampaign()
    const post = await handInPost(fakePlatform(), campaign, await createCreator())
    let waiting: ReturnType<typeof lockIt> | undefined
    const lockIt = () => db.transaction((tx) => lockSubmission(tx, post))

    await db.transaction(async (tx) => {
      await lock(tx, campaignRecord, campaign)
      waiting = lockIt()
      await vi.waitUntil(async () => {
        const { rows } = await tx.execute(
          sql`select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`,
        )
        return rows.length > 0
      })
      const isIt = eq(campaignSubmissions.id, post.id)
      await tx.select().from(campaignSubmissions).where(isIt).for('update', { noWait: true })
      await tx.update(campaignSubmissions).set({ account_handle: 'renamed' }).where(isIt)
      await tx.update(campaigns).set({ name: 'Renamed' }).where(eq(campaigns.id, campaign.id))
    })

    expect(await waiting).toMatchObject({
      campaign: { id: campaign.id, name: 'Renamed' },
      submission: { id: post.id, account_handle: 'renamed' },
    })
  })
})
