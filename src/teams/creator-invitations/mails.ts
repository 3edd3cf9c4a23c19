import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { invitationMails } from '../../tables/organizations/invitation-mails.ts'
import { grouped } from '../../vocabulary/amounts/counts.ts'
import { refusingRecipients } from '../invitation-limits/recipients.ts'
import { organizationLimit, ownerLimit, recipientLimit } from './rates.ts'

type Organization = { id: number }

/** Notes that one mail goes out, if its recipient may be written to. */
export async function countMail(
  tx: Tx,
  organization: Organization,
  recipient: Buffer,
  attribute: 'email' | 'base',
): Promise<void> {
  await lockRecipients(tx, [recipient])
  const closed = await closedRecipients(tx, organization, [recipient])
  const words = attribute === 'email' ? 'cannot be invited now' : 'They cannot be invited now.'
  guard(closed.length === 0, attribute, words)
  await countMails(tx, organization, [recipient])
}

/** Notes the mails to recipients who may be written to, as their locks and `closedRecipients` have shown. */
export async function countMails(
  tx: Tx,
  organization: Organization,
  recipients: Buffer[],
): Promise<void> {
  if (recipients.length === 0) return
  // Another organization of the same owner may be about to write, too.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('invitations-of:' || ${ownerOf(organization)}, 0))`)
  const left = await mailsLeft(tx, organization)
  const { most, words } = organizationLimit
  guard(
    recipients.length <= left,
    'base',
    `You can invite ${grouped(left)} more now: ${most} in ${words} at most, and ${ownerLimit.most} by all organizations of one owner.`,
  )
  const organization_id = organization.id
  await tx
    .insert(invitationMails)
    .values(recipients.map((recipient) => ({ organization_id, recipient })))
}

/** How many creators an organization can still invite today. */
export async function mailsLeft(db: Reader, organization: Organization): Promise<number> {
  const isRecent = sql`${invitationMails.created_at} > troupe_now() - ${organizationLimit.interval}::interval`
  const [sent] = await db
    .select({
      by_organization: sql<number>`count(*) filter (where ${invitationMails.organization_id} = ${organization.id})`,
      by_owner: sql<number>`count(*)`,
    })
    .from(invitationMails)
    .where(
      and(
        isRecent,
        or(
          eq(invitationMails.organization_id, organization.id),
          sql`${invitationMails.owner_id} = ${ownerOf(organization)}`,
        ),
      ),
    )
  const { by_organization = 0, by_owner = 0 } = sent ?? {}
  const left = Math.min(
    organizationLimit.most - Number(by_organization),
    ownerLimit.most - Number(by_owner),
  )
  return Math.max(0, left)
}

const ownerOf = ({ id }: Organization) =>
  sql`(select user_id from memberships where organization_id = ${id} and is_owner)`

/** Keeps others from writing to them before the transaction ends, always in the same order. */
export async function lockRecipients(tx: Tx, recipients: Buffer[]): Promise<void> {
  const keys = recipients.map((recipient) => recipient.toString('hex')).sort()
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('invitation:' || key, 0))
    from json_array_elements_text(${JSON.stringify(keys)}::json) as key`)
}

/**
 * Those who refused, and those who got as many as one gets in a week. Which of both it is stays with them.
 */
export async function closedRecipients(
  db: Reader,
  organization: Organization,
  recipients: Buffer[],
): Promise<Buffer[]> {
  if (recipients.length === 0) return []
  const refusing = await refusingRecipients(db, organization, recipients)
  const isRecent = sql`${invitationMails.created_at} > troupe_now() - ${recipientLimit.interval}::interval`
  const full = await db
    .select({ recipient: invitationMails.recipient })
    .from(invitationMails)
    .where(and(inArray(invitationMails.recipient, recipients), isRecent))
    .groupBy(invitationMails.recipient)
    .having(sql`count(*) >= ${recipientLimit.most}`)
  return [...refusing, ...full.map(({ recipient }) => recipient)]
}
