import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { type User, users } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'

/** The words in place of a name that must not be known any more. */
const nobody = 'Deleted user'

/** Kinds of records of which every attribute says something about their owner. */
const personal = [
  'User',
  'Session',
  'Identity',
  'AccessToken',
  'SocialAccount',
  'Address',
  'CreatorProfile',
  'CalendarLink',
  'PushSubscription',
  'PayoutMethod',
]

/**
 * Deletes someone, with all that is theirs alone but the rows of their sessions, which open nothing any more
 * and may be too many to wait for. What others rely on stays without what tells who they
 * were: the audit log of organizations, and what colleagues were told.
 */
export async function eraseUser(tx: Tx, { id, email }: User): Promise<void> {
  await tx.execute(sql`select set_config('troupe.erasure', 'on', true)`)
  const isPersonal = sql`${auditEvents.record_type} in ${personal}`
  await tx
    .update(auditEvents)
    .set({
      user_name: nobody,
      user_agent: '',
      ip: '',
      credential_name: '',
      changes: sql`case when ${isPersonal} then '{}' else ${auditEvents.changes} end`,
    })
    .where(eq(auditEvents.user_id, id))
  await tx.execute(sql`
    update audit_events set changes = changes || ${JSON.stringify({ user: [nobody, nobody] })}::jsonb
    where record_type = 'Membership' and changes ? 'user' and record_id in (
      select record_id from audit_events
      where record_type = 'Membership' and action in ('create', 'leave') and user_id = ${id}
      union all
      select id from memberships where user_id = ${id})`)
  await tx.execute(sql`
    update audit_events set changes = changes - 'email'
    where record_type in ('Invitation', 'CreatorInvitation') and changes -> 'email' @> ${JSON.stringify(email)}::jsonb`)
  await tx.execute(sql`
    update audit_events set changes = changes || ${JSON.stringify({ creator: [nobody, nobody] })}::jsonb
    where record_type = 'Submission' and changes ? 'creator'
      and (user_id = ${id} or organization_id in (
        select organization_id from collab_submissions where user_id = ${id}))
      and record_id in (select id from collab_submissions where user_id = ${id})`)
  await tx.execute(sql`delete from ratings where user_id = ${id} and side = 'organization'`)
  await tx.execute(sql`select set_config('troupe.erasure', 'off', true)`)

  await tx
    .update(notifications)
    .set({
      params: sql`${notifications.params} || ${JSON.stringify({ user_name: nobody })}::jsonb`,
    })
    .where(sql`${notifications.params} ->> 'user_id' = ${encodeId('User', id)}`)
  await tx.execute(sql`
    update events set data = data || '{"user_id": null}' where audience in (
      select 'organization:' || organization_id from audit_events where user_id = ${id}
      union
      select 'organization:' || organization_id from collab_submissions where user_id = ${id}
      union
      select 'organization:' || organization_id from campaign_submissions where user_id = ${id})
    and data -> 'user_id' = to_jsonb(${id}::bigint)`)
  await tx.delete(creatorInvitations).where(eq(creatorInvitations.email, email))
  const nameless = JSON.stringify({ creator_name: nobody })
  await tx.execute(sql`
    update notifications set params = params || ${nameless}::jsonb
      || case when params ? 'sender_name' and params -> 'sender_name' = params -> 'creator_name'
        then ${JSON.stringify({ sender_name: nobody })}::jsonb else '{}' end
    where record_type = 'Submission' and params ? 'creator_name' and record_id in (
      select id from collab_submissions where user_id = ${id}
      union all
      select id from campaign_submissions where user_id = ${id})`)
  await tx.delete(users).where(eq(users.id, id))
}
