import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { createCampaign } from '../../../test/support/world/factories.ts'
import { campaignRecord } from '../../programs/campaigns/record.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { claim, keepInPlace, keepUnchanged, lock, lockSelected } from './lock.ts'

test.each([
  [lockSelected, 'for update'],
  [claim, 'for update skip locked'],
  [keepUnchanged, 'for share'],
  [keepInPlace, 'for key share'],
])('%o locks what a statement selects', (locked, clause) => {
  const select = locked(db.select({ id: campaigns.id }).from(campaigns).limit(1))

  expect(select.toSQL().sql).toMatch(new RegExp(`limit \\$1 ${clause}$`))
})

// The embedded database has one session, in which nobody waits for anybody.
describe.runIf(context.config.databaseUrl)('A locked record', () => {
  test('keeps nobody waiting who refers to it by another that they change twice', async () => {
    const campaign = await createCampaign(db)
    const changed = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    let tries = 0

    const changing = db.transaction(async (tx) => {
      tries += 1
      const change = () =>
        tx.update(campaigns).set({ updated_at: sql`now()` }).where(eq(campaigns.id, campaign.id))
      await change()
      changed.resolve()
      await locked.promise
      await change()
    })
    const locking = db.transaction(async (tx) => {
      tries += 1
      await changed.promise
      await lock(tx, organizationRecord, { id: campaign.organization_id })
      const waiting = lock(tx, campaignRecord, campaign)
      locked.resolve()
      await waiting
    })

    await Promise.all([changing, locking])
    expect(tries).toBe(2)
  })
})
