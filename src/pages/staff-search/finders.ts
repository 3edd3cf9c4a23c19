import { type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '../../framework/search-query.ts'
import { decodeAnyId, type RecordType } from '../../vocabulary/ids.ts'
import { normaliseEmail } from '../../vocabulary/people/email.ts'
import { hasWord, withoutScheme } from '../search/queries.ts'
import { type RecordKind, recordKinds } from './kinds.ts'

/** Each selects `kind` and `id` of what it finds, by an index. */

/** Records without a page for staff, and whose they are. */
const belongings: Partial<Record<RecordType, [table: string, column: string, kind: RecordKind]>> = {
  Membership: ['memberships', 'user_id', 'User'],
  AccessToken: ['access_tokens', 'user_id', 'User'],
  Session: ['sessions', 'user_id', 'User'],
  Notification: ['notifications', 'user_id', 'User'],
  AuditEvent: ['audit_events', 'user_id', 'User'],
  PushSubscription: ['push_subscriptions', 'user_id', 'User'],
  Address: ['addresses', 'user_id', 'User'],
  Identity: ['identities', 'user_id', 'User'],
  PayoutMethod: ['payout_methods', 'user_id', 'User'],
  Invitation: ['invitations', 'organization_id', 'Organization'],
  CreatorInvitation: ['creator_invitations', 'organization_id', 'Organization'],
  Subscription: ['subscriptions', 'organization_id', 'Organization'],
  BillingDetails: ['billing_details', 'organization_id', 'Organization'],
  Paper: ['papers', 'organization_id', 'Organization'],
  Message: ['messages', 'submission_id', 'Submission'],
  Flag: ['flags', 'submission_id', 'Submission'],
  Shipment: ['shipments', 'submission_id', 'Submission'],
  Content: ['contents', 'submission_id', 'Submission'],
  SubmissionFile: ['submission_files', 'submission_id', 'Submission'],
}

/** Finds a record by its public id, given alone or as the last one in an address. */
export function byPublicId(q: string): SQL[] {
  const ids = q.split(/[^0-9A-Za-z]+/).filter((part) => part.length > 7)
  const found = ids.map(decodeAnyId).findLast((one) => one !== undefined)
  if (found === undefined) return []

  const { type, id } = found
  if (recordKinds.some((kind) => kind === type))
    return [sql`select ${type} as kind, ${id}::bigint as id`]
  const [table, column, kind] = belongings[type] ?? []
  if (table === undefined || column === undefined) return []
  return [
    sql`select ${kind} as kind, ${sql.identifier(column)} as id from ${sql.identifier(table)} where id = ${id}`,
  ]
}

/** Finds payments by the references that we, the bank and the provider know them by. */
export function byReference(q: string): SQL[] {
  if (q === '' || /\s/.test(q)) return []
  const code = q.toUpperCase()
  return [
    sql`select 'Funding' as kind, id from fundings where reference = ${code}`,
    sql`select 'Funding', id from fundings where provider = 'stripe' and provider_id = ${q}`,
    sql`select 'Funding', id from fundings where provider = 'stripe' and payment_id = ${q}`,
    sql`select 'Funding', coalesce(funding_id, 0) from papers
      where id = (select paper_id from paper_numbers where number = ${code})`,
    sql`select 'Refund', id from refunds where provider_id = ${q}`,
    sql`select 'Payout', id from payouts where reference = ${code}`,
    sql`select 'Payout', id from payouts where provider = 'stripe' and provider_id = ${q}`,
    sql`select 'Transfer', id from ledger_transfers where idempotency_key = ${q}`,
  ]
}

export function byEmail(q: string): SQL[] {
  const email = normaliseEmail(q)
  return email === undefined
    ? []
    : [sql`select 'User' as kind, id from users where email = ${email}`]
}

/** The most results of each kind, so that many of one kind do not hide the others. */
const most = 6

export function byWords(q: string): SQL[] {
  const words = wordsOf(withoutScheme(q))
  if (words.length === 0) return []

  const all = (text: SQL) =>
    sql.join(
      words.map((word) => hasWord(text, word)),
      sql` and `,
    )
  const entries = (['Campaign', 'Collab', 'Submission'] as const).map(
    (kind) => sql`(select kind, record_id as id from search_entries
      where kind = ${kind} and ${all(sql`words`)} limit ${most})`,
  )
  return [
    sql`(select 'User' as kind, id from users where ${all(sql`lower(name || ' ' || email)`)} limit ${most})`,
    sql`(select 'Organization' as kind, id from organizations where ${all(sql`lower(name)`)} limit ${most})`,
    sql`(select 'SocialAccount' as kind, id from social_accounts
      where ${all(sql`lower(account_url)`)} limit ${most})`,
    ...entries,
  ]
}
