import { promisify } from 'node:util'
import { asc, eq, sql } from 'drizzle-orm'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import { AccessTokenJson } from '../../accounts/access-tokens/presenter.ts'
import { spendingColumns } from '../../accounts/access-tokens/queries.ts'
import { findNotificationChoices } from '../../accounts/notification-choices/queries.ts'
import { UserJson } from '../../accounts/users/presenter.ts'
import { NotificationJson } from '../../activity/notifications/presenter.ts'
import { columnsWithProgram, program } from '../../activity/notifications/programs.ts'
import { AddressJson } from '../../creators/addresses/presenter.ts'
import { OwnCreatorProfileJson } from '../../creators/profiles/presenter.ts'
import { loadOwnProfile } from '../../creators/profiles/queries.ts'
import { UploadJson } from '../../creators/uploads/presenter.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { PayoutMethodJson } from '../../money/payout-methods/presenter.ts'
import { loadPayoutMethod } from '../../money/payout-methods/queries.ts'
import { PayoutJson } from '../../money/payouts/presenter.ts'
import { StatementLineJson } from '../../money/statements/presenter.ts'
import { readStatement } from '../../money/statements/queries.ts'
import type { Actor } from '../../tables/actor.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { addresses } from '../../tables/users/addresses.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { calendarLinks } from '../../tables/users/credentials/calendar-links.ts'
import { identities } from '../../tables/users/credentials/identities.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { savedPrograms } from '../../tables/users/saved-programs.ts'
import { socialAccountSnapshots, socialAccounts } from '../../tables/users/social-accounts.ts'
import { uploads } from '../../tables/users/uploads.ts'
import { users } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { AuditEventJson } from '../audit/presenter.ts'
import { CalendarLinkJson } from '../calendar/presenter.ts'
import { readConfirmations } from './asked-confirmations.ts'
import { readCollabSubmissions, readMessages, readPosts } from './handed-in.ts'
import { readEvents, readWebhooks } from './heard-events.ts'
import { readKept, readRatings } from './said-of-them.ts'

/** Everything that is kept about someone, as JSON in one ZIP file. */
export async function exportAccount(db: Db, { user }: Actor): Promise<Buffer> {
  const files = {
    'account.json': await readAccount(db, user.id),
    'organizations.json': await readOrganizations(db, user.id),
    'social_accounts.json': await readSocialAccounts(db, user.id),
    'address.json': await readAddress(db, user.id),
    'creator_profile.json': OwnCreatorProfileJson.present(await loadOwnProfile(db, { user })),
    'payout_method.json': await readPayoutMethod(db, user),
    'payouts.json': await readPayouts(db, user.id),
    'campaign_submissions.json': await readPosts(db, user.id),
    'collab_submissions.json': await readCollabSubmissions(db, user.id),
    'messages.json': await readMessages(db, user.id),
    'statement.json': await readLines(db, user),
    'kept_about_you.json': await readKept(db, user),
    'calendar_links.json': await readCalendarLinks(db, user.id),
    'saved_programs.json': await readSavedPrograms(db, user.id),
    'ratings.json': await readRatings(db, user.id),
    'uploads.json': await readUploads(db, user.id),
    'sessions.json': await readSessions(db, user.id),
    'identities.json': await readIdentities(db, user.id),
    'access_tokens.json': await readAccessTokens(db, user.id),
    'confirmations.json': await readConfirmations(db, user.id),
    'webhooks.json': await readWebhooks(db, user.id),
    'events.json': await readEvents(db, user.id),
    'push_subscriptions.json': await readPushSubscriptions(db, user.id),
    'notifications.json': await readNotifications(db, user.id),
    'activity.json': await readActivity(db, user.id),
  }
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    strToU8(`${JSON.stringify(content, null, 2)}\n`),
  ])
  // Threads of its own do it: years of notifications take a while to compress.
  const compress = promisify<AsyncZippable, Uint8Array>(zip)
  return Buffer.from(await compress(Object.fromEntries(entries)))
}

async function readAccount(db: Db, id: number) {
  const user = one(await db.select().from(users).where(eq(users.id, id)))
  return {
    ...UserJson.present(user),
    two_factor: user.totp_secret !== null,
    push_notifications_enabled: user.push_notifications_enabled,
    notification_choices: await findNotificationChoices(db, user),
    reporting_currency: user.reporting_currency,
  }
}

async function readOrganizations(db: Db, user_id: number) {
  const rows = await db
    .select({ membership: memberships, name: organizations.name })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(eq(memberships.user_id, user_id))
  return rows.map(({ membership, name }) => ({
    id: encodeId('Organization', membership.organization_id),
    name,
    role: membership.role,
    is_owner: membership.is_owner,
    created_at: membership.created_at,
  }))
}

async function readSocialAccounts(db: Db, user_id: number) {
  const accounts = await db.select().from(socialAccounts).where(eq(socialAccounts.user_id, user_id))
  return Promise.all(
    accounts.map(async ({ id, platform_id, account_url, uid, status, created_at }) => ({
      id: encodeId('SocialAccount', id),
      platform_id,
      account_url,
      uid,
      status,
      created_at,
      snapshots: await readSnapshots(db, id),
    })),
  )
}

async function readSnapshots(db: Db, social_account_id: number) {
  const rows = await db
    .select()
    .from(socialAccountSnapshots)
    .where(eq(socialAccountSnapshots.social_account_id, social_account_id))
    .orderBy(asc(socialAccountSnapshots.taken_at))
  return rows.map(({ id: _, social_account_id: __, ...numbers }) => numbers)
}

async function readAddress(db: Db, user_id: number) {
  const [address] = await db.select().from(addresses).where(eq(addresses.user_id, user_id))
  return address === undefined ? null : AddressJson.present(address)
}

async function readPayoutMethod(db: Db, user: Actor['user']) {
  const method = await loadPayoutMethod(db, { user })
  return method === undefined ? null : PayoutMethodJson.present(method)
}

async function readPayouts(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.user_id, user_id))
    .orderBy(asc(payouts.id))
  return rows.map(PayoutJson.present)
}

async function readLines(db: Db, user: Actor['user']) {
  const lines = []
  for await (const line of readStatement(db, { user })) lines.push(StatementLineJson.present(line))
  return lines
}

async function readCalendarLinks(db: Db, user_id: number) {
  const rows = await db.select().from(calendarLinks).where(eq(calendarLinks.user_id, user_id))
  return rows.map(CalendarLinkJson.present)
}

async function readSavedPrograms(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(savedPrograms)
    .where(eq(savedPrograms.user_id, user_id))
    .orderBy(asc(savedPrograms.id))
  return rows.map(({ campaign_id, collab_id, created_at }) => ({
    campaign_id: campaign_id === null ? null : encodeId('Campaign', campaign_id),
    collab_id: collab_id === null ? null : encodeId('Collab', collab_id),
    created_at,
  }))
}

async function readUploads(db: Db, user_id: number) {
  const rows = await db.select().from(uploads).where(eq(uploads.user_id, user_id))
  return rows.map(UploadJson.present)
}

async function readSessions(db: Db, user_id: number) {
  const rows = await db.select().from(sessions).where(eq(sessions.user_id, user_id))
  return rows.map(({ id, user_agent, ip, last_active_at, created_at }) => ({
    id: encodeId('Session', id),
    user_agent,
    ip,
    last_active_at,
    created_at,
  }))
}

async function readIdentities(db: Db, user_id: number) {
  const rows = await db.select().from(identities).where(eq(identities.user_id, user_id))
  return rows.map(({ id, provider, issuer, subject, created_at }) => ({
    id: encodeId('Identity', id),
    provider,
    issuer,
    subject,
    created_at,
  }))
}

async function readAccessTokens(db: Db, user_id: number) {
  const rows = await db
    .select(spendingColumns)
    .from(accessTokens)
    .where(eq(accessTokens.user_id, user_id))
  return rows.map(AccessTokenJson.present)
}

async function readPushSubscriptions(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, user_id))
  return rows.map(({ id, endpoint, user_agent, created_at }) => ({
    id: encodeId('PushSubscription', id),
    endpoint,
    user_agent,
    created_at,
  }))
}

async function readNotifications(db: Db, user_id: number) {
  const rows = await db
    .select(columnsWithProgram)
    .from(notifications)
    .leftJoinLateral(program, sql`true`)
    .where(eq(notifications.user_id, user_id))
    .orderBy(asc(notifications.id))
  return rows.map(NotificationJson.present)
}

/** Reads what they did, as the audit log has it. */
async function readActivity(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.user_id, user_id))
    .orderBy(asc(auditEvents.id))
  return rows.map(AuditEventJson.present)
}
