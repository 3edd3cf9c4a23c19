import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { AddressJson } from '../../src/creators/addresses/presenter.ts'
import { SocialAccountJson } from '../../src/creators/social-accounts/presenter.ts'
import { CampaignWithBriefJson } from '../../src/programs/campaigns/presenter.ts'
import { CollabWithBriefJson } from '../../src/programs/collabs/presenter.ts'
import { type Campaign, campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { collabs } from '../../src/tables/collabs/collabs.ts'
import { organizations } from '../../src/tables/organizations/organizations.ts'
import { addresses } from '../../src/tables/users/addresses.ts'
import { socialAccounts } from '../../src/tables/users/social-accounts.ts'
import { OrganizationJson } from '../../src/teams/organizations/presenter.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import type { Client } from '../support/client.ts'
import { db, withToken } from '../support/helper.ts'
import { now } from '../support/now.ts'
import {
  addBudget,
  createCampaign,
  createCollab,
  createMembership,
  createSocialAccount,
} from '../support/world/factories.ts'

type Shown = { client: Client; path: string; where: SQL }

type Case = {
  name: string
  table: PgTable
  set: () => Promise<Shown>
  record: z.ZodObject
  /** New values, or how to get one, for columns that do not take any of their type; in this order. */
  values?: Record<string, unknown>
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

/** In steps of ten, and by codes. */
const terms = { banner_focus_x: 70, banner_focus_y: 70, currency: 'eur', countries: ['SE'] }

const cases: Case[] = [
  {
    name: 'organization',
    table: organizations,
    set: async () => {
      const { client, path, organization_id } = await inOrganization()
      return { client, path, where: eq(organizations.id, organization_id) }
    },
    record: OrganizationJson,
    values: { privacy_setting: 'private', reporting_currency: 'eur' },
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
    record: CampaignWithBriefJson,
    values: {
      budget_alerts: [50],
      ...terms,
      content_type: 'music',
      category: 'gaming',
      platform_ids: ['x'],
      max_payout_amount: 900,
      min_payout_amount: 800,
      // Only the ledger writes these.
      total_budget_amount: (where: SQL) => addBudgetTo(where, 10_000, 0),
      used_amount: (where: SQL) => addBudgetTo(where, 100, 100),
      status: 'finished',
      paused_at: later,
      paused_by: 'budget',
      finished_at: later,
      settled_at: later,
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
    record: CollabWithBriefJson,
    values: {
      ...terms,
      platform_ids: ['tiktok'],
      max_quote_amount: 900,
      min_quote_amount: 800,
      creator_limit: 7,
      usage_rights: 'organic',
      usage_days: 30,
      content_days: 21,
      revision_rounds: 1,
      submissions_count: 9,
      completed_count: 3,
      state: 'paused',
    },
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
    record: SocialAccountJson,
    values: {
      platform_id: 'x',
      account_url: `https://x.com/${unique()}`,
      uid: unique(),
      status: 'failed',
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
    record: AddressJson,
    values: { country: 'SE' },
  },
]

async function etagOf({ client, path }: Shown): Promise<string> {
  const { headers, statusCode } = await client.get(`${path}.json`)
  expect(statusCode).toBe(200)
  return headers.etag as string
}

/** Keys tell which record it is and never change; generated columns follow from others. */
function changesOf({ table, record, values = {} }: Case) {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table))
  const asked = columns.filter(
    ([name, column]) =>
      name in values || !(column.primary || column.generated || isReference(name, column)),
  )
  const place = ([name]: [string, PgColumn]) => Object.keys(values).indexOf(name)
  return asked
    .toSorted((one, other) => place(one) - place(other))
    .map(([name, column]) => ({
      column: name,
      value: values[name] ?? anotherValue(column),
      isShown: name.replace(/_key$/, '_url') in record.shape,
    }))
}

const isReference = (name: string, { dataType }: PgColumn) =>
  name.endsWith('_id') && dataType === 'number'

function anotherValue({ dataType, columnType }: PgColumn): unknown {
  if (dataType === 'boolean') return true
  if (dataType === 'number') return 7
  // Addresses are texts too.
  return columnType === 'PgText' ? 'https://changed.example.com/' : later
}

describe.each(cases)('the ETag of a $name', (shown) => {
  test('changes with every column that is shown, and with no other', async () => {
    const { set, table, together = {} } = shown
    const record = await set()
    let before = await etagOf(record)

    for (const { column, value, isShown } of changesOf(shown)) {
      if (typeof value === 'function') await value(record.where)
      else
        await db
          .update(table)
          .set({ [column]: value, ...together[column] })
          .where(record.where)
      const after = await etagOf(record)
      expect({ column, changed: after !== before }).toEqual({ column, changed: isShown })
      before = after
    }
  })
})

/** Counts of submissions are compared with them elsewhere, and here they were written by hand. */
afterAll(async () => {
  await db.execute(sql`
    update campaigns set submissions_count = 0, view_count = 0, owed_amount = 0
    where (submissions_count, view_count, owed_amount) <> (0, 0, 0)
      and not exists (select from campaign_submissions where campaign_id = campaigns.id)`)
  await db.execute(sql`
    update collabs set submissions_count = 0, completed_count = 0, accepted_count = 0
    where (submissions_count, completed_count, accepted_count) <> (0, 0, 0)
      and not exists (select from collab_submissions where collab_id = collabs.id)`)
})
