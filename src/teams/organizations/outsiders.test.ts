import { expect, test } from 'vitest'
import { db, withToken } from '../../../test/support/helper.ts'
import { createCampaign, createFunding, createUser } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import { createTeam } from '../../../test/support/world/team.ts'
import type { Membership } from '../../tables/organizations/memberships.ts'
import type { User } from '../../tables/users/users.ts'
import { staffFundingsPath } from '../../vocabulary/addresses/staff-urls.ts'
import { membershipPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const isInside = {
  errors: {
    base: [
      'You belong to this organization, or have acted for it: someone else has to decide this.',
    ],
  },
}

/** Something of the organization that staff decide about. */
async function decideFundingOf({ organization_id }: Membership, user: User) {
  const campaign = await createCampaign(db, { organization_id })
  const funding = await createFunding(db, campaign)
  makeStaff(user)
  const client = await withToken({ user })
  const address = `${staffFundingsPath}/${encodeId('Funding', funding.id)}/confirmation.json`
  return client.post(address)
}

test('staff decide about an organization that they have nothing to do with, as often as they like', async () => {
  const { owner } = await createTeam()
  const staff = await createUser(db)

  expect((await decideFundingOf(owner, staff)).statusCode).toBe(201)
  // The log of the organization has named them since, as staff.
  expect((await decideFundingOf(owner, staff)).statusCode).toBe(201)
})

test('staff do not decide about an organization that they belong to', async () => {
  const { member } = await createTeam()
  const response = await decideFundingOf(member, member.user)

  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject(isInside)
})

test('staff do not decide about an organization that they have left', async () => {
  const { member } = await createTeam()
  await (await withToken(member)).delete(`${membershipPath(member)}.json`)
  const response = await decideFundingOf(member, member.user)

  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject(isInside)
})
