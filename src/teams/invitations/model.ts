import { and, eq, sql } from 'drizzle-orm'
import { requireStillAdmin } from '../../accounts/authentication/still-member.ts'
import { audit, changesBetween, unchanged } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock, lockToDeleteWhere } from '../../activity/records/lock.ts'
import type { Context, Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { authorize, guard } from '../../framework/errors.ts'
import { hashToken, randomToken } from '../../framework/secrets.ts'
import { type Actor, type Author, isLimitedToAreas, type Member } from '../../tables/actor.ts'
import { type Invitation, invitations } from '../../tables/organizations/invitations.ts'
import { type Membership, memberships } from '../../tables/organizations/memberships.ts'
import { users } from '../../tables/users/users.ts'
import { mailboxOf } from '../../vocabulary/people/email.ts'
import type { Role } from '../../vocabulary/people/roles.ts'
import { limitMails } from '../invitation-limits/mails.ts'
import { recipientAt, refusingRecipients } from '../invitation-limits/recipients.ts'
import { organizationRecord } from '../organizations/record.ts'
import { type Inviting, invitationMail } from './mailer.tsx'
import type { InvitationWithInviter } from './queries.ts'
import { invitationRecord } from './record.ts'
import type { InvitationFields } from './schema.ts'
import { invitationLimit } from './time-limits.ts'

/** An invitation with the role that it offered before, if it was sent before. */
export type SentInvitation = InvitationWithInviter & { formerRole: Role | undefined }

/** Inviting an address again renews its invitation: the latest mail is the one that counts. */
export async function createInvitation(
  context: Context,
  actor: Member,
  fields: InvitationFields,
): Promise<SentInvitation> {
  await limitMails(context.db, actor, mailboxOf(fields.email))

  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    authorizeRole(actor, fields)
    guard(!(await isMember(tx, actor, fields.email)), 'email', 'is already a member')
    await guardWelcome(tx, actor, fields.email, 'email', 'cannot be invited now')
    const [open] = await tx.select().from(invitations).where(isFor(actor, fields.email))
    return sendInvitation(tx, context, actor, actor, fields, open)
  })
}

export async function resendInvitation(
  context: Context,
  actor: Member,
  { id, email }: Pick<Invitation, 'id' | 'email'>,
): Promise<SentInvitation> {
  await limitMails(context.db, actor, mailboxOf(email))

  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    const open = await lock(tx, invitationRecord, { id })
    authorizeRole(actor, open)
    await guardWelcome(tx, actor, open.email, 'base', 'They cannot be invited now.')
    return sendInvitation(tx, context, actor, actor, open, open)
  })
}

export async function revokeInvitation(
  db: Db,
  actor: Member,
  { id }: Pick<Invitation, 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitation = await lock(tx, invitationRecord, { id })
    await destroy(tx, actor, invitationRecord, 'destroy', invitation, {
      email: [invitation.email, null],
      role: [invitation.role, null],
    })
  })
}

/** Whoever wants no invitations as a creator wants none to a team either: to them it is the same mail. */
async function guardWelcome(
  tx: Tx,
  { organization }: Member,
  email: string,
  attribute: 'email' | 'base',
  words: string,
): Promise<void> {
  const refusing = await refusingRecipients(tx, organization, [recipientAt(email)])
  guard(refusing.length === 0, attribute, words)
}

/**
 * Each mail has its own link. The links of earlier mails stop working. The mail is from the inviter, whoever
 * has it sent.
 */
export async function sendInvitation(
  tx: Tx,
  { mailer }: Pick<Services, 'mailer'>,
  author: Author,
  inviter: Inviting,
  { email, role }: InvitationFields,
  before: Invitation | undefined,
): Promise<SentInvitation> {
  const token = randomToken()
  const fresh = {
    role,
    token_hash: hashToken(token),
    invited_by_id: inviter.user.id,
    expires_at: sql`troupe_now() + ${invitationLimit.interval}::interval`,
  }
  const invitation = one(
    await tx
      .insert(invitations)
      .values({ organization_id: inviter.organization.id, email, ...fresh })
      .onConflictDoUpdate({
        target: [invitations.organization_id, invitations.email],
        set: { ...fresh, updated_at: currentTime },
      })
      .returning(),
  )
  const changes =
    before === undefined
      ? changesBetween({}, { email, role })
      : { email: unchanged(email), ...changesBetween(before, { role }) }
  const action = before === undefined ? 'create' : 'update'
  await audit(tx, author, invitationRecord, action, invitation, changes)
  await mailer.deliverLater(tx, invitationMail(inviter, invitation, token))
  return { ...invitation, invited_by: inviter.user, formerRole: before?.role }
}

async function isMember(tx: Tx, { organization }: Member, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.organization_id, organization.id), eq(users.email, email)))
  return found.length > 0
}

function isFor({ organization }: Member, email: string) {
  return and(eq(invitations.organization_id, organization.id), eq(invitations.email, email))
}

/** Whoever loses the right to invite must not come back by an invitation to another address of theirs. */
export async function endInvitationsBy(
  tx: Tx,
  actor: Actor,
  { organization_id, user_id }: Pick<Membership, 'organization_id' | 'user_id'>,
): Promise<void> {
  const theirs = and(
    eq(invitations.organization_id, organization_id),
    eq(invitations.invited_by_id, user_id),
  )
  for (const invitation of await lockToDeleteWhere(tx, invitationRecord, theirs)) {
    await destroy(tx, actor, invitationRecord, 'destroy', invitation, {
      email: [invitation.email, null],
      role: [invitation.role, null],
    })
  }
}

function authorizeRole({ credential }: Member, { role }: Pick<InvitationFields, 'role'>): void {
  const isAllowed = role !== 'admin' || !isLimitedToAreas(credential)
  authorize(isAllowed, 'This needs the area “people”: only people make someone an admin.')
}
