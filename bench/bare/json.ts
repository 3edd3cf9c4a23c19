import type { z } from 'zod'
import { CampaignJson } from '../../src/programs/campaigns/presenter.ts'
import { CollabJson } from '../../src/programs/collabs/presenter.ts'

/** The records as the interface shows them, built in SQL. */

const base = process.env.BASE_URL

const time = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const object = (fields: Record<string, string>) =>
  `json_build_object(${Object.entries(fields)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ')})`

const columns = (table: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, `${table}.${name}`]))

const times = (table: string, names = 'created_at updated_at') =>
  Object.fromEntries(names.split(' ').map((name) => [name, time(`${table}.${name}`)]))

export const organizationJson = object({
  id: 'o.public_id',
  ...columns('o', 'name privacy_setting website lets_work_be_shown'),
  ...columns('m', 'role is_owner'),
  ...times('o'),
  url: `'${base}/organizations/' || o.public_id || '.json'`,
})

function programFields(kind: string, { shape }: z.ZodObject): Record<string, string> {
  const names = Object.keys(shape)
  const isTime = (name: string) => name.endsWith('_at')
  return {
    ...columns('r', names.filter((name) => !isTime(name)).join(' ')),
    ...times('r', names.filter(isTime).join(' ')),
    id: 'r.public_id',
    url: `'${base}/organizations/' || o.public_id || '/${kind}/' || r.public_id || '.json'`,
    banner_image_url: `'${base}/files/' || r.banner_image_key`,
  }
}

export const campaignFields = programFields('campaigns', CampaignJson)

export const collabFields = {
  ...programFields('collabs', CollabJson),
  places_left: 'r.creator_limit - r.accepted_count',
}

export const brief = columns('r', 'brief')

export const notificationJson = object({
  id: 'r.public_id',
  ...columns('r', 'type params record_type'),
  record_id: 'r.record_id_public',
  campaign_id: 'r.record_id_public',
  collab_id: 'null',
  url: `'${base}/organizations/' || (r.params ->> 'organization_id') || '/campaigns/' || r.record_id_public || '.json'`,
  ...times('r', 'seen_at read_at created_at'),
})

export const socialAccountJson = object({
  id: 'r.public_id',
  ...columns('r', 'platform_id account_url uid status failure'),
  ...columns('s', 'subscriber_count view_count video_count likes_count'),
  engagement_rate: 's.engagement_rate::text',
  last_synced_at: time('s.taken_at'),
  ...times('r'),
  url: `'${base}/me/social_accounts/' || r.public_id || '.json'`,
})

export const membershipJson = object({
  id: 'r.public_id',
  ...columns('r', 'role is_owner'),
  ...times('r'),
  user: object({ id: 'u.public_id', ...columns('u', 'name email') }),
})
