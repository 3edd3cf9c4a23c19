import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { recordedOf } from '../../../test/support/reading/statements.ts'
import { addBalance, createMembership } from '../../../test/support/world/factories.ts'
import { createRunningCampaign } from '../../../test/support/world/submissions.ts'
import { actingIn } from '../../demo/world.ts'
import { one } from '../../framework/database/rows.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { createFunding } from './model.ts'

test.each([
  ['test', 14],
  ['balance', 13],
  ['manual', 11],
] as const)('a funding by %s takes three ways to the database and back', async (provider, most) => {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createRunningCampaign({ organization_id })
  const organization = one(
    await db.select().from(organizations).where(eq(organizations.id, organization_id)),
  )
  await addBalance(db, organization, 10_000, campaign.currency)

  const { statements, ways } = await recordedOf(() =>
    createFunding(
      context,
      actingIn(admin.user, organization, admin),
      { amount: 5000, provider },
      campaign,
    ),
  )
  expect(ways).toBe(3)
  const written = statements.filter((text) => !text.includes('pgboss'))
  expect(written.length, written.join('\n')).toBeLessThanOrEqual(most)
})
