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
  ...columns('o', 'name privacy_setting website'),
  ...times('o'),
  url: `'${base}/organizations/' || o.public_id || '.json'`,
})

const programFields = (kind: string) => ({
  id: 'r.public_id',
  ...columns('r', 'name currency countries website submissions_count'),
  ...times('r', 'published_at created_at updated_at'),
  url: `'${base}/organizations/' || o.public_id || '/${kind}/' || r.public_id || '.json'`,
  banner_image_url: `'${base}/files/' || r.banner_image_key`,
})

export const campaignFields = {
  ...programFields('campaigns'),
  ...columns('r', 'status content_type category platform_ids tiktok_music_id cpm_amount'),
  ...columns('r', 'min_payout_amount max_payout_amount base_reward_amount total_budget_amount'),
  ...columns('r', 'used_amount unused_amount view_count'),
  ...times('r', 'paused_at'),
}

export const collabFields = {
  ...programFields('collabs'),
  ...columns('r', 'state require_spark_ads requires_product_shipment completed_count'),
}

export const brief = columns('r', 'brief')

export const notificationJson = object({
  id: 'r.public_id',
  ...columns('r', 'type params record_type'),
  record_id: 'r.record_id_public',
  ...times('r', 'seen_at read_at created_at'),
})

export const socialAccountJson = object({
  id: 'r.public_id',
  ...columns('r', 'platform_id account_url uid status'),
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
