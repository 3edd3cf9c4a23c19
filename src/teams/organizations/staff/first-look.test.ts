import { expect, test } from 'vitest'
import { anonymous, db, withToken } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import { auditOf } from '../../../../test/support/reading/audit.ts'
import {
  createCampaign,
  createMembership,
  createOrganization,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { firstLookPath, newOrganizationsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

async function aNewOrganization() {
  const organization = await createOrganization(db, { looked_at: null, is_shown: false })
  const admin = await createMembership(db, { organization_id: organization.id })
  const campaign = await createCampaign(db, {
    organization_id: organization.id,
    name: `Fresh ${organization.name}`,
    status: 'active',
    published_at: now(),
    platform_ids: ['tiktok'],
  })
  return { organization, admin, campaign }
}

test('a new organization is on the start page only after staff have looked at it', async () => {
  const { organization, campaign } = await aNewOrganization()
  const staff = await createUser(db)
  makeStaff(staff)
  const desk = await withToken({ user: staff })
  const isOn = async (page: string) => (await anonymous.get(page)).body.includes(campaign.name)
  const list = `/discover/campaigns?organization_id=${encodeId('Organization', organization.id)}`
  const waiting = async () =>
    (await desk.get(`${newOrganizationsPath}.json?limit=100`))
      .json()
      .map(({ id }: { id: string }) => id)

  expect([await isOn('/'), await isOn('/discover'), await isOn(list)]).toEqual([false, false, true])
  expect(await waiting()).toContain(encodeId('Organization', organization.id))

  const looked = await desk.post(`${firstLookPath(organization)}.json`, {
    first_look: { is_shown: true },
  })
  expect(looked.statusCode).toBe(201)
  expect(looked.json()).toMatchObject({ is_shown: true, looked_at: expect.any(String) })
  expect([await isOn('/'), await isOn('/discover')]).toEqual([true, true])
  expect(await waiting()).not.toContain(encodeId('Organization', organization.id))
  expect(await auditOf(staff, 'Organization')).toMatchObject([{ action: 'look' }])

  await desk.post(`${firstLookPath(organization)}.json`, { first_look: { is_shown: false } })
  expect([await isOn('/'), await isOn(list)]).toEqual([false, true])
})

test('nobody of staff looks at their own organization', async () => {
  const { organization, admin } = await aNewOrganization()
  makeStaff(admin.user)
  const own = await withToken(admin)
  const refused = await own.post(`${firstLookPath(organization)}.json`, {
    first_look: { is_shown: true },
  })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().errors)).toEqual(['base'])
})
