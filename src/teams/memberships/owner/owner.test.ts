import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withToken } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import { createMembership, createOrganization } from '../../../../test/support/world/factories.ts'
import { createTeam } from '../../../../test/support/world/team.ts'
import { fromNow, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { meetDeadlines } from '../../../activity/deadlines/meeting.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { hours } from '../../../vocabulary/time/time-limits.ts'
import { ownerAppointed } from '../deadlines.ts'

describe('the database', () => {
  const noOwner = /would have no owner/

  test('keeps the owner of an organization', async () => {
    const { owner } = await createTeam()
    const isOwner = eq(memberships.id, owner.id)
    const refusal = { cause: expect.objectContaining({ message: expect.stringMatching(noOwner) }) }

    await expect(db.delete(memberships).where(isOwner)).rejects.toMatchObject(refusal)
    await expect(
      db.update(memberships).set({ is_owner: false }).where(isOwner),
    ).rejects.toMatchObject(refusal)
    const elsewhere = await createMembership(db)
    await expect(
      db
        .update(memberships)
        .set({ organization_id: elsewhere.organization_id, is_owner: false })
        .where(isOwner),
    ).rejects.toMatchObject(refusal)
  })

  test('lets nobody into an organization without one', async () => {
    const { id: organization_id } = await createOrganization(db)
    await expect(
      createMembership(db, { organization_id, role: 'member', is_owner: false }),
    ).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(noOwner) }),
    })
  })
})

describe('someone who was appointed because the owner was gone', () => {
  const appoint = async (membership: { id: number }) => {
    await db.transaction((tx) => setDeadline(tx, ownerAppointed, membership, fromNow(hours(-1))))
    await meetDeadlines(context, [ownerAppointed])
    await meetDeadlines(context, [ownerAppointed])
  }

  test('is told once, by a mail too', async () => {
    const owner = await createMembership(db)
    await appoint(owner)

    const told = (await (await withToken(owner)).get('/me/notifications.json')).json()
    expect(told).toMatchObject([
      { type: 'OwnershipReceivedNotifier', params: { changed_by: '' }, record_type: 'Membership' },
    ])
    const { subject, text } = await mailTo(owner.user.email)
    expect(subject).toMatch(/^You now own /)
    expect(text).toContain('Its owner deleted their account')
  })

  test('is not told any more once they have handed it over', async () => {
    const { admin } = await createTeam()
    await appoint(admin)
    expect((await (await withToken(admin)).get('/me/notifications.json')).json()).toEqual([])
  })
})
