import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withToken } from '../../test/support/helper.ts'
import { now } from '../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
} from '../../test/support/world/factories.ts'
import { sanitizeBrief } from '../framework/rich-text/sanitize.ts'
import { auditEvents } from '../tables/audit-events.ts'
import { campaigns } from '../tables/campaigns/campaigns.ts'
import { collabs } from '../tables/collabs/collabs.ts'
import { organizations } from '../tables/organizations/organizations.ts'
import { campaignPath, discoverCampaignPath } from '../vocabulary/addresses/urls.ts'

const excerptOf = async (html: string) =>
  (await createCampaign(db, { brief: sanitizeBrief(html) })).excerpt

describe('the excerpt of a brief', () => {
  test.each([
    ['', ''],
    ['Tea & biscuits, 3 < 4', 'Tea & biscuits, 3 < 4'],
    ['<p>Tea &amp;amp; <b>bis</b>cuits</p><p>Now</p>', 'Tea &amp; biscuits Now'],
    ['<ul><li>One</li><li>Two</li></ul><h5>a</h5><pre>b</pre>c<br>d<hr>e', 'One Two a b c d e'],
    ['<p><a href="https://example.com/?a=1&amp;b=2">Link</a>ed</p>', 'Linked'],
    ['<p>\u00a0\u2003 a \n\n\t b\u0007c &quot;d&quot; </p>', 'a b c "d"'],
    [`<p>${'x'.repeat(300)}</p>`, 'x'.repeat(300)],
    [`<p>${'x'.repeat(298)} yz</p>`, `${'x'.repeat(298)}…`],
    [`<p>${'😀'.repeat(301)}</p>`, `${'😀'.repeat(299)}…`],
    // Where the part that is looked at ends within a tag, or within an entity.
    [`<p>a${'<i>b</i>'.repeat(999)}</p>`, `a${'b'.repeat(298)}…`],
    [`<p>a</p>${'<hr />'.repeat(1332)}`, 'a'],
    [`${'<hr />'.repeat(1332)}ab&amp;c`, 'ab&c'],
    [`${'<hr />'.repeat(1332)}abcd&amp;e`, 'abcd'],
  ])('of %j is %j', async (html, excerpt) => {
    expect(await excerptOf(html)).toBe(excerpt)
  })

  test('is made by the database with each brief, whatever else is written', async () => {
    const { id } = await createCampaign(db, { brief: '<p>One</p>', excerpt: 'Forged' })
    const isIt = eq(campaigns.id, id)
    const read = async () => (await db.select().from(campaigns).where(isIt))[0]?.excerpt
    expect(await read()).toBe('One')

    await db.update(campaigns).set({ brief: '<p>Two</p>' }).where(isIt)
    expect(await read()).toBe('Two')
    await db.update(campaigns).set({ excerpt: 'Forged' }).where(isIt)
    expect(await read()).toBe('Two')

    const collab = await createCollab(db, { brief: '<p>Three</p>' })
    const [changed] = await db
      .update(collabs)
      .set({ brief: '<p>Four</p>' })
      .where(eq(collabs.id, collab.id))
      .returning()
    expect([collab.excerpt, changed?.excerpt]).toEqual(['Three', 'Four'])
  })

  test('is not told in the log, which tells of the brief', async () => {
    const admin = await createMembership(db, { role: 'admin' })
    const campaign = await createCampaign(db, { organization_id: admin.organization_id })
    const client = await withToken(admin)
    await client.patch(`${campaignPath(campaign)}.json`, { campaign: { brief: 'New' } })

    const [event] = await db
      .select()
      .from(auditEvents)
      .where(
        sql`${auditEvents.record_id} = ${campaign.id} and ${auditEvents.record_type} = 'Campaign'`,
      )
      .orderBy(desc(auditEvents.id))
      .limit(1)
    expect(event?.changes).toMatchObject({ brief: ['', '<p>New</p>'] })
    expect(event?.changes).not.toHaveProperty('excerpt')
  })

  test('describes the page of a program to those who link to it', async () => {
    const brief = `<p>${'Tea '.repeat(60)}</p>`
    const campaign = await createCampaign(db, { status: 'active', published_at: now(), brief })
    await db
      .update(organizations)
      .set({ privacy_setting: 'public' })
      .where(eq(organizations.id, campaign.organization_id))

    const { body } = await anonymous.get(discoverCampaignPath(campaign))
    expect(body).toContain(`name="description" content="${'Tea '.repeat(40).slice(0, 159)}…"`)
  })
})
