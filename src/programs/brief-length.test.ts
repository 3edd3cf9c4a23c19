import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../test/support/helper.ts'
import { createOpenCollab } from '../../test/support/world/collab-work.ts'
import { createCampaign, createMembership, createUser } from '../../test/support/world/factories.ts'
import { constraintOf } from '../framework/database/errors.ts'
import { campaigns } from '../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../tables/collabs/collab-submissions.ts'
import { collabs } from '../tables/collabs/collabs.ts'
import { applicationsPath } from '../vocabulary/addresses/submission-urls.ts'
import { campaignPath, collabPath } from '../vocabulary/addresses/urls.ts'

const longest = `<p>${'x'.repeat(65_535 - '<p></p>'.length)}</p>`
const tooLong = `${longest} `
const refusal = { errors: { brief: ['is too long (maximum is 65535 bytes)'] } }

const refusedBy = (write: Promise<unknown>) => write.then(() => undefined, constraintOf)

/** A brief from before it was measured as it is stored. */
async function lengthen(table: typeof campaigns | typeof collabs, { id }: { id: number }) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.update(table).set({ brief: tooLong }).where(eq(table.id, id))
  })
}

describe('a brief as long as it may be', () => {
  test('is stored, and can be sent back as it came', async () => {
    const admin = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id: admin.organization_id })
    const client = await withToken(admin)
    const path = `${campaignPath(campaign)}.json`
    const send = (brief: string) => client.patch(path, { campaign: { brief } })

    expect((await send(longest)).json().brief).toBe(longest)
    expect((await send(longest)).statusCode).toBe(200)
    expect((await send(`${longest}<br>`)).json()).toMatchObject(refusal)
  })
})

describe('the database refuses a longer brief', () => {
  test('of a campaign and of a collab, new or changed', async () => {
    const campaign = await createCampaign(db, { brief: longest })
    const collab = await createOpenCollab({ brief: longest })
    const change = (table: typeof campaigns | typeof collabs, { id }: { id: number }) =>
      db.update(table).set({ brief: tooLong }).where(eq(table.id, id))

    expect(await refusedBy(change(campaigns, campaign))).toBe('campaigns_brief_length')
    expect(await refusedBy(change(collabs, collab))).toBe('collabs_brief_length')
    expect(await refusedBy(createCampaign(db, { brief: tooLong }))).toBe('campaigns_brief_length')
    expect(await refusedBy(createOpenCollab({ brief: tooLong }))).toBe('collabs_brief_length')
  })

  test('of an application, unless the collab has it', async () => {
    const { id: collab_id, organization_id, currency } = await createOpenCollab()
    const { id: user_id } = await createUser(db)
    const terms = { collab_id, organization_id, user_id, currency, quote_amount: 900 }
    const write = db.insert(collabSubmissions).values({ ...terms, brief: tooLong })

    expect(await refusedBy(write.execute())).toBe('collab_submissions_brief_length')
  })
})

describe('a longer brief from before', () => {
  test('keeps nobody from anything but copying it', async () => {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const campaign = await createCampaign(db, { organization_id })
    await lengthen(campaigns, campaign)
    const client = await withToken(admin)
    const path = campaignPath(campaign)

    const renamed = await client.patch(`${path}.json`, { campaign: { name: 'Renamed' } })
    expect(renamed.json()).toMatchObject({ name: 'Renamed', brief: tooLong })
    const copy = await client.post(`${path}/duplicate.json`)
    expect([copy.statusCode, copy.json()]).toMatchObject([422, refusal])
    expect((await (await withSession(admin)).post(`${path}/duplicate`)).statusCode).toBe(422)
  })

  test('can be applied to, and not be copied', async () => {
    const admin = await createMembership(db)
    const collab = await createOpenCollab({ organization_id: admin.organization_id })
    await lengthen(collabs, collab)
    const creator = await withToken(await createUser(db))
    const body = { submission: { quote_amount: 900, message: 'Me.' } }

    const applied = await creator.post(`${applicationsPath(collab)}.json`, body)
    expect(applied.statusCode).toBe(201)
    const copy = await (await withToken(admin)).post(`${collabPath(collab)}/duplicate.json`)
    expect([copy.statusCode, copy.json()]).toMatchObject([422, refusal])
  })
})
