import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type Campaign, campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { collabs } from '../../src/tables/collabs/collabs.ts'
import { organizations } from '../../src/tables/organizations/organizations.ts'
import { addresses } from '../../src/tables/users/addresses.ts'
import { socialAccounts } from '../../src/tables/users/social-accounts.ts'
import { users } from '../../src/tables/users/users.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import type { Client } from '../support/client.ts'
import {
  addBudget,
  createCampaign,
  createCollab,
  createMembership,
  createSocialAccount,
} from '../support/factories.ts'
import { db, withToken } from '../support/helper.ts'
import { now } from '../support/now.ts'

type Shown = { client: Client; path: string; where: SQL }

type Case = {
  name: string
  table: PgTable
  set: () => Promise<Shown>
  /** A new value for each column that is shown, or how to change it. */
  visible: Record<string, unknown>
  /** A new value for each column that may change without any effect on the answer. */
  hidden?: Record<string, unknown>
  /** Columns that the database wants to be changed along with one. */
  together?: Record<string, object>
}

const later = sql`now() + interval '1 hour'`
const unique = () => `${Date.now()}${Math.random()}`.replace('.', '')

async function inOrganization() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const path = `/organizations/${encodeId('Organization', organization_id)}`
  return { owner, organization_id, path, client: await withToken(owner, 'read') }
}

async function addBudgetTo(where: SQL, total: number, used: number) {
  const [campaign] = await db.select().from(campaigns).where(where)
  await addBudget(db, campaign as Campaign, total, used)
}

/** Only pages show which part of a banner is in sight. */
const focus = { banner_focus_x: 70, banner_focus_y: 70 }

const cases: Case[] = [
  {
    name: 'organization',
    table: organizations,
    set: async () => {
      const { client, path, organization_id } = await inOrganization()
      return { client, path, where: eq(organizations.id, organization_id) }
    },
    visible: {
      name: 'Renamed',
      privacy_setting: 'private',
      website: 'https://changed.example.com/',
      avatar_key: 'changed.png',
      created_at: later,
      updated_at: later,
    },
    hidden: { campaigns_count: 7, collabs_count: 7 },
  },
  {
    name: 'campaign',
    table: campaigns,
    set: async () => {
      const { client, path, organization_id } = await inOrganization()
      const { id } = await createCampaign(db, {
        organization_id,
        status: 'active',
        published_at: now(),
      })
      return {
        client,
        path: `${path}/campaigns/${encodeId('Campaign', id)}`,
        where: eq(campaigns.id, id),
      }
    },
    visible: {
      name: 'Renamed',
      currency: 'eur',
      countries: ['SE'],
      website: 'https://changed.example.com/',
      content_type: 'music',
      category: 'gaming',
      platform_ids: ['x'],
      tiktok_music_id: '42',
      brief: '<p>Changed</p>',
      banner_image_key: 'changed.png',
      max_payout_amount: 900,
      min_payout_amount: 800,
      cpm_amount: 100,
      base_reward_amount: 100,
      // Only the ledger writes these.
      total_budget_amount: (where: SQL) => addBudgetTo(where, 10_000, 0),
      used_amount: (where: SQL) => addBudgetTo(where, 100, 100),
      view_count: 1,
      submissions_count: 1,
      published_at: later,
      status: 'finished',
      paused_at: later,
      created_at: later,
      updated_at: later,
    },
    hidden: {
      fee_bps: 250,
      least_budget_amount: 7,
      // Only the database writes it.
      excerpt: 'Changed',
      warned_budget_amount: 7,
      owed_amount: 7,
      paused_by: 'budget',
      ends_at: later,
      finished_at: later,
      settled_at: later,
      ...focus,
    },
    together: { status: { finished_at: now() } },
  },
  {
    name: 'collab',
    table: collabs,
    set: async () => {
      const { client, path, organization_id } = await inOrganization()
      const { id } = await createCollab(db, {
        organization_id,
        state: 'published',
        published_at: now(),
      })
      return {
        client,
        path: `${path}/collabs/${encodeId('Collab', id)}`,
        where: eq(collabs.id, id),
      }
    },
    visible: {
      name: 'Renamed',
      currency: 'eur',
      countries: ['SE'],
      website: 'https://changed.example.com/',
      require_spark_ads: true,
      requires_product_shipment: true,
      brief: '<p>Changed</p>',
      banner_image_key: 'changed.png',
      submissions_count: 2,
      completed_count: 1,
      published_at: later,
      state: 'paused',
      created_at: later,
      updated_at: later,
    },
    hidden: { submitted_at: later, review_note: 'Say more', excerpt: 'Changed', ...focus },
  },
  {
    name: 'social account',
    table: socialAccounts,
    set: async () => {
      const { user } = await createMembership(db)
      const { id } = await createSocialAccount(db, user)
      return {
        client: await withToken(user, 'read'),
        path: `/me/social_accounts/${encodeId('SocialAccount', id)}`,
        where: eq(socialAccounts.id, id),
      }
    },
    visible: {
      platform_id: 'x',
      account_url: `https://x.com/${unique()}`,
      uid: unique(),
      status: 'failed',
      created_at: later,
      updated_at: later,
    },
    hidden: {
      verified_at: later,
      failure: 'It was not to be found.',
      sync_due_at: later,
      opened_at: later,
    },
  },
  {
    name: 'address',
    table: addresses,
    set: async () => {
      const { user } = await createMembership(db)
      const fields = { name: 'Robin', line1: 'Main Street 1', city: 'Oslo', country: 'NO' }
      await db.insert(addresses).values({ ...fields, user_id: user.id })
      const client = await withToken(user, 'read')
      return { client, path: '/me/address', where: eq(addresses.user_id, user.id) }
    },
    visible: {
      name: 'Kim',
      line1: 'Side Street 2',
      line2: 'Floor 3',
      city: 'Bergen',
      state: 'Vestland',
      postal_code: '5003',
      country: 'SE',
      phone: '+47 1',
      created_at: later,
      updated_at: later,
    },
  },
  {
    name: 'notification settings',
    table: users,
    set: async () => {
      const { user } = await createMembership(db)
      const client = await withToken(user, 'read')
      return { client, path: '/me/notification_settings', where: eq(users.id, user.id) }
    },
    visible: { push_notifications_enabled: false },
    hidden: { name: 'Renamed', totp_last_step: 9, updated_at: later },
  },
]

async function etagOf({ client, path }: Shown): Promise<string> {
  const { headers, statusCode } = await client.get(`${path}.json`)
  expect(statusCode).toBe(200)
  return headers.etag as string
}

const steps = ({ visible, hidden = {} }: Case) => [
  ...Object.entries(visible).map(([column, value]) => ({ column, value, changes: true })),
  ...Object.entries(hidden).map(([column, value]) => ({ column, value, changes: false })),
]

describe.each(cases)('the ETag of a $name', (shown) => {
  test('changes with everything that is visible and with nothing else', async () => {
    const { set, table, together = {} } = shown
    const record = await set()
    let before = await etagOf(record)

    for (const { column, value, changes } of steps(shown)) {
      if (typeof value === 'function') await value(record.where)
      else
        await db
          .update(table)
          .set({ [column]: value, ...together[column] })
          .where(record.where)
      const after = await etagOf(record)
      expect({ column, changed: after !== before }).toEqual({ column, changed: changes })
      before = after
    }
  })

  test('is asked about every column of its table', () => {
    const columns: [string, PgColumn][] = Object.entries(getTableColumns(shown.table))
    const known = new Set(steps(shown).map(({ column }) => column))
    // Keys tell which record it is and never change; generated columns follow from others.
    const asked = columns.filter(
      ([name, column]) => !column.primary && !name.endsWith('_id') && !column.generated,
    )
    const forgotten = asked.map(([name]) => name).filter((name) => !known.has(name))

    expect(shown.table === users ? [] : forgotten).toEqual([])
  })
})

/** Counts of submissions are compared with them elsewhere, and here they were written by hand. */
afterAll(async () => {
  await db.execute(sql`
    update campaigns set submissions_count = 0, view_count = 0, owed_amount = 0
    where (submissions_count, view_count, owed_amount) <> (0, 0, 0)
      and not exists (select from campaign_submissions where campaign_id = campaigns.id)`)
  await db.execute(sql`
    update collabs set submissions_count = 0, completed_count = 0
    where (submissions_count, completed_count) <> (0, 0)
      and not exists (select from collab_submissions where collab_id = collabs.id)`)
})
