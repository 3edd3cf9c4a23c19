import { type SQL, sql } from 'drizzle-orm'

/** Records that staff find, in the order in which they are shown. */
export const recordKinds = [
  'User',
  'Organization',
  'Campaign',
  'Collab',
  'Submission',
  'SocialAccount',
  'Funding',
  'Refund',
  'Payout',
  'PayoutBatch',
  'Transfer',
] as const

export type RecordKind = (typeof recordKinds)[number]

type Description = {
  kind: RecordKind
  /** Has the table of the kind as `record`. */
  from: SQL
  title: SQL
  detail?: SQL
  state?: SQL
  amount?: SQL
  currency?: SQL
  /** The record whose page is opened, for a kind that has no page of its own. */
  target?: { kind: SQL; id: SQL }
}

const bare = (url: string) => sql.raw(`regexp_replace(${url}, '^https?://(www\\.)?', '')`)
const ofOrganization = sql`left join organizations on organizations.id = record.organization_id`
const ofUser = sql`left join users on users.id = record.user_id`
const money = { amount: sql`record.amount`, currency: sql`record.currency` }

/** Titles and details of each kind. Posts and applications are two tables that share their numbers. */
const descriptions: Description[] = [
  { kind: 'User', from: sql`users record`, title: sql`record.name`, detail: sql`record.email` },
  {
    kind: 'Organization',
    from: sql`organizations record`,
    title: sql`record.name`,
    detail: sql`record.website`,
  },
  {
    kind: 'Campaign',
    from: sql`campaigns record ${ofOrganization}`,
    title: sql`record.name`,
    detail: sql`organizations.name`,
    state: sql`record.status`,
  },
  {
    kind: 'Collab',
    from: sql`collabs record ${ofOrganization}`,
    title: sql`record.name`,
    detail: sql`organizations.name`,
    state: sql`record.state`,
  },
  {
    kind: 'Submission',
    from: sql`campaign_submissions record join campaigns on campaigns.id = record.campaign_id`,
    title: bare('record.post_url'),
    detail: sql`campaigns.name`,
    state: sql`record.state`,
  },
  {
    kind: 'Submission',
    from: sql`collab_submissions record join collabs on collabs.id = record.collab_id ${ofUser}`,
    title: sql`collabs.name`,
    detail: sql`users.name`,
    state: sql`record.state`,
    amount: sql`record.quote_amount`,
    currency: sql`record.currency`,
  },
  {
    kind: 'SocialAccount',
    from: sql`social_accounts record ${ofUser}`,
    title: bare('record.account_url'),
    detail: sql`users.name`,
    state: sql`record.status`,
  },
  {
    kind: 'Funding',
    from: sql`fundings record ${ofOrganization}`,
    title: sql`coalesce(record.reference, record.payment_id, 'Funding')`,
    detail: sql`organizations.name`,
    state: sql`record.status`,
    ...money,
  },
  {
    kind: 'Refund',
    from: sql`refunds record ${ofOrganization}`,
    title: sql`coalesce(record.provider_id, 'Refund')`,
    detail: sql`organizations.name`,
    state: sql`record.status`,
    ...money,
    target: { kind: sql`'Funding'`, id: sql`record.funding_id` },
  },
  {
    kind: 'Payout',
    from: sql`payouts record ${ofUser}`,
    title: sql`record.reference`,
    detail: sql`users.name`,
    state: sql`record.status`,
    ...money,
  },
  {
    kind: 'PayoutBatch',
    from: sql`payout_batches record`,
    title: sql`'Batch ' || record.number`,
    detail: sql`upper(record.currency)`,
  },
  {
    kind: 'Transfer',
    // A transfer is shown with the owner of the account it paid into or, if that has none, of the one it came
    // from.
    from: sql`ledger_transfers record left join lateral (
      select kind, owner_id from ledger_accounts
      where id in (record.credit_account_id, record.debit_account_id) and owner_id > 0
      order by id = record.credit_account_id desc limit 1
    ) owner on true left join refunds on owner.kind = 'refund' and refunds.id = owner_id`,
    title: sql`record.event`,
    detail: sql`record.idempotency_key`,
    ...money,
    target: {
      kind: sql`case owner.kind when 'budget' then 'Campaign' when 'held' then 'Submission'
        when 'creator' then 'User' when 'payout' then 'Payout' when 'refund' then 'Funding'
        else 'Organization' end`,
      id: sql`coalesce(refunds.funding_id, owner.owner_id)`,
    },
  },
]

/** Describes a row of `hits`, whatever its kind. */
export const described = sql.join(descriptions.map(describe), sql` union all `)

function describe(description: Description): SQL {
  const { kind, from, title, detail, state, amount, currency, target } = description
  const nothing = sql`null`
  return sql`select (${title})::text as title, coalesce((${detail ?? nothing})::text, '') as detail,
    (${state ?? nothing})::text as state, (${amount ?? nothing})::bigint as amount,
    (${currency ?? nothing})::text as currency, record.created_at,
    (${target?.kind ?? nothing})::text as target_kind, (${target?.id ?? nothing})::bigint as target_id
    from ${from} where hits.kind = ${kind} and record.id = hits.id`
}
