import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AccessTokenJson } from '../../src/accounts/access-tokens/presenter.ts'
import { NotificationSettingsJson } from '../../src/accounts/notification-settings/presenter.ts'
import { NotificationJson } from '../../src/activity/notifications/presenter.ts'
import { SocialAccountJson } from '../../src/creators/social-accounts/presenter.ts'
import type { Schema } from '../../src/framework/openapi/document/described.ts'
import { describeRecord } from '../../src/framework/openapi/reference/field-table.ts'
import { CampaignJson, CampaignWithBriefJson } from '../../src/programs/campaigns/presenter.ts'
import { CollabJson, CollabWithBriefJson } from '../../src/programs/collabs/presenter.ts'
import { MembershipJson } from '../../src/teams/memberships/presenter.ts'
import { OrganizationJson } from '../../src/teams/organizations/presenter.ts'

/**
 * Fields that clients rely on, written down apart from the shapes: whoever renames or drops one, or
 * changes its type, breaks programs. `?` after a type means that it may be null, `-` that it may be
 * absent. Fields may be added.
 */
const program =
  'id:string name:string currency:string countries:array website:string? submissions_count:integer ' +
  'published_at:time? created_at:time updated_at:time url:string banner_image_url:string?'
const campaign =
  `${program} status:string content_type:string category:string platform_ids:array ` +
  'tiktok_music_id:string? cpm_amount:integer min_payout_amount:integer max_payout_amount:integer ' +
  'base_reward_amount:integer total_budget_amount:integer used_amount:integer unused_amount:integer ' +
  'view_count:integer paused_at:time?'
const collab =
  `${program} state:string require_spark_ads:boolean requires_product_shipment:boolean ` +
  'completed_count:integer'

const promised: [name: string, record: z.ZodType, fields: string][] = [
  [
    'an organization',
    OrganizationJson,
    'id:string name:string privacy_setting:string website:string? created_at:time updated_at:time url:string avatar_url:string-',
  ],
  ['a campaign in a list', CampaignJson, campaign],
  ['a campaign', CampaignWithBriefJson, `${campaign} brief:string`],
  ['a collab in a list', CollabJson, collab],
  ['a collab', CollabWithBriefJson, `${collab} brief:string`],
  [
    'a membership',
    MembershipJson,
    'id:string role:string is_owner:boolean created_at:time updated_at:time user:object',
  ],
  [
    'a social account',
    SocialAccountJson,
    'id:string platform_id:string account_url:string uid:string? status:string subscriber_count:integer? view_count:integer? video_count:integer? likes_count:integer? engagement_rate:string? last_synced_at:time? created_at:time updated_at:time url:string',
  ],
  [
    'a notification',
    NotificationJson,
    'id:string type:string params:object record_type:string record_id:string seen_at:time? read_at:time? created_at:time',
  ],
  [
    'the notification settings',
    NotificationSettingsJson,
    'push_notifications_enabled:boolean push_subscription_count:integer',
  ],
  [
    'an access token',
    AccessTokenJson,
    'id:string description:string permission:string last_used_at:time? created_at:time',
  ],
]

test.each(promised)('%s has the fields that were promised', (_, record, fields) => {
  expect(fieldsOf(record)).toEqual(expect.arrayContaining(fields.split(' ')))
})

test('lists leave out the brief', () => {
  expect(fieldsOf(CampaignJson)).not.toContain('brief:string')
  expect(fieldsOf(CollabJson)).not.toContain('brief:string')
})

function fieldsOf(record: z.ZodType): string[] {
  const { properties = {}, required = [] } = describeRecord(record)
  return Object.entries(properties).map(
    ([name, field]) => `${name}:${typeOf(field)}${required.includes(name) ? '' : '-'}`,
  )
}

function typeOf({ type, format, anyOf }: Schema): string {
  if (anyOf !== undefined) return `${typeOf(anyOf[0] ?? {})}?`
  return format === 'date-time' ? 'time' : String(type ?? 'any')
}
