import { sql } from 'drizzle-orm'
import { requireStillAdmin } from '../../../accounts/authentication/still-member.ts'
import { audit, changesBetween } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Db, Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import type { Member } from '../../../tables/actor.ts'
import { creatorInvitations } from '../../../tables/organizations/creator-invitations.ts'
import { mailInvitations } from '../../../teams/creator-invitations/jobs.ts'
import {
  closedRecipients,
  countMails,
  lockRecipients,
  mailsLeft,
} from '../../../teams/creator-invitations/mails.ts'
import { organizationLimit } from '../../../teams/creator-invitations/rates.ts'
import { creatorInvitationRecord } from '../../../teams/creator-invitations/record.ts'
import { recipientAt } from '../../../teams/invitation-limits/recipients.ts'
import { organizationRecord } from '../../../teams/organizations/record.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import { type LockedProgram, lockProgram, ofProgram } from '../programs.ts'
import { type Addresses, readAddresses } from './addresses.ts'
import type { BatchResult, InvitationBatch, InvitationOutcome } from './outcomes.ts'
import type { InvitationBatchFields } from './schema.ts'

/** Tells what would become of each address, and invites nobody. */
export async function previewBatch(
  { db }: Context,
  actor: Member,
  fields: InvitationBatchFields,
): Promise<InvitationBatch & { program: LockedProgram | undefined }> {
  await limitTries(db, actor)
  const addresses = wantedAddresses(fields)
  return db.transaction(async (tx) => {
    const program = await programOf(tx, actor, fields)
    const results = await judge(tx, actor, addresses, program)
    return { results, program, left_today: await mailsLeft(tx, actor.organization) }
  })
}

/** Invites all who can be. They are mailed by a job, once all of them are written down. */
export async function inviteBatch(
  { db, queue }: Context,
  actor: Member,
  fields: InvitationBatchFields,
): Promise<InvitationBatch> {
  await limitTries(db, actor)
  const addresses = wantedAddresses(fields)
  return db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    const program = await programOf(tx, actor, fields)
    await lockRecipients(tx, addresses.emails.map(recipientAt))
    const results = await judge(tx, actor, addresses, program)
    const emails = results.flatMap(({ address, outcome }) =>
      outcome === 'invited' ? [address] : [],
    )
    await countMails(tx, actor.organization, emails.map(recipientAt))
    await writeInvitations(tx, actor, emails, program, fields.message ?? '')
    if (emails.length > 0) await queue.enqueue(tx, mailInvitations, {})
    return { results, left_today: await mailsLeft(tx, actor.organization) }
  })
}

/** Each try may tell of hundreds of addresses whether they are known here. */
async function limitTries(db: Db, { organization }: Member): Promise<void> {
  await limitRate(db, limitFor('invitation-batches-of', organization.id))
}

function wantedAddresses({ addresses = '', file = '' }: InvitationBatchFields): Addresses {
  const found = readAddresses(`${addresses}\n${file}`)
  const count = found.emails.length + found.wrong.length
  guard(count > 0, 'addresses', "can't be blank")
  const { most } = organizationLimit
  const words = `are too many (${grouped(count)}, maximum is ${most} at once)`
  guard(count <= most, 'addresses', words)
  return found
}

async function programOf(tx: Tx, actor: Member, { program_id = '' }: InvitationBatchFields) {
  return program_id === '' ? undefined : lockProgram(tx, actor, program_id)
}

/**
 * In the order in which they were given, those that are none last. Who works here is told of addresses alone
 * that the organization has written to: of others it would tell the address of a creator to whoever guesses.
 */
async function judge(
  tx: Tx,
  { organization }: Member,
  { emails, wrong }: Addresses,
  program: LockedProgram | undefined,
): Promise<BatchResult[]> {
  const isSame =
    program === undefined
      ? sql`true`
      : sql`invited.${sql.identifier(columnOf(program))} = ${program.id}`
  const { rows } = await tx.execute<{ address: string; outcome: InvitationOutcome }>(sql`
    select wanted.email as address, case
      when exists (select from memberships where user_id = users.id
        and organization_id = ${organization.id}) or exists (select from invitations
        where invitations.email = wanted.email and organization_id = ${organization.id}
          and expires_at > troupe_now()) then 'is_member'
      when known.id is not null and (exists (select from campaign_creators where user_id = users.id
        and organization_id = ${organization.id}) or exists (select from collab_submissions
        where user_id = users.id and organization_id = ${organization.id})) then 'works_here'
      when exists (select from creator_invitations invited where invited.email = wanted.email
        and organization_id = ${organization.id} and ${isSame}) then 'invited_already'
      else 'invited' end as outcome
    from json_array_elements_text(${JSON.stringify(emails)}::json) with ordinality as wanted(email, place)
    left join users on users.email = wanted.email
    left join creator_invitations known on known.email = wanted.email
      and known.organization_id = ${organization.id}
    order by place`)
  const closed = new Set(
    (await closedRecipients(tx, organization, emails.map(recipientAt))).map(String),
  )
  const isClosed = ({ address, outcome }: BatchResult) =>
    outcome === 'invited' && closed.has(String(recipientAt(address)))
  return [
    ...rows.map((row) => (isClosed(row) ? { ...row, outcome: 'closed' as const } : row)),
    ...wrong.map((address) => ({ address, outcome: 'invalid' as const })),
  ]
}

const columnOf = ({ type }: LockedProgram) => (type === 'Campaign' ? 'campaign_id' : 'collab_id')

async function writeInvitations(
  tx: Tx,
  actor: Member,
  emails: string[],
  program: LockedProgram | undefined,
  message: string,
): Promise<void> {
  if (emails.length === 0) return
  const fresh = {
    ...ofProgram(program),
    message,
    mail_due: true,
    invited_by_id: actor.user.id,
  }
  const organization_id = actor.organization.id
  const written = await tx
    .insert(creatorInvitations)
    .values(emails.map((email) => ({ organization_id, email, ...fresh })))
    .onConflictDoUpdate({
      target: [creatorInvitations.organization_id, creatorInvitations.email],
      set: { ...fresh, updated_at: currentTime },
    })
    .returning()
  const told = program === undefined ? {} : { program: program.name }
  for (const invitation of written) {
    const changes = changesBetween({}, { email: invitation.email, ...told })
    await audit(tx, actor, creatorInvitationRecord, 'create', invitation, changes)
  }
}
