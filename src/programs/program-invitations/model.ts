import { and, eq, isNotNull, or } from 'drizzle-orm'
import { requireStillAdmin } from '../../accounts/authentication/still-member.ts'
import { audit, unchanged } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard, NotFound } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { type User, users } from '../../tables/users/users.ts'
import { countMail } from '../../teams/creator-invitations/mails.ts'
import type { CreatorInvitationWithInviter } from '../../teams/creator-invitations/queries.ts'
import { creatorInvitationRecord } from '../../teams/creator-invitations/record.ts'
import { hasWorkedWith } from '../../teams/creator-notes/queries.ts'
import { limitMails } from '../../teams/invitation-limits/mails.ts'
import { recipientOf } from '../../teams/invitation-limits/recipients.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { guardNotApplied, lockProgram, ofProgram, tellOf } from './programs.ts'
import type { ProgramInvitationFields } from './schema.ts'
import { ownMember } from './words.ts'

type Creator = Pick<User, 'id' | 'name' | 'email'>

/**
 * Tells someone they worked with, or who wants to be found, of a program, and lets them see the programs of a
 * private organization.
 */
export async function inviteCreator(
  context: Context,
  actor: Member,
  publicUserId: string,
  { program_id, message = '' }: ProgramInvitationFields,
): Promise<CreatorInvitationWithInviter> {
  const creator = await findCreator(context.db, actor, publicUserId)
  // Counted by the person: counted by the address, a limit would tell what it is to whoever guesses.
  await limitMails(context.db, actor, `user:${creator.id}`)

  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    await requireStillAdmin(tx, actor)
    const program = await lockProgram(tx, actor, program_id)
    await guardNotApplied(tx, program, creator)
    // Gone by now, they cannot be invited any more.
    await lock(tx, { table: users, notFound: 'Creator not found.' }, creator)
    guard(!(await isMember(tx, actor, creator)), 'base', ownMember)
    await countMail(tx, actor.organization, recipientOf(creator), 'base')
    const invitation = await writeInvitation(tx, actor, creator, { ...ofProgram(program), message })
    const auditChanges = { program: unchanged(program.name) }
    await audit(tx, actor, creatorInvitationRecord, 'invite', invitation, auditChanges)
    await tellOf(tx, context, actor, program, creator, message)
    return { ...invitation, creator, invited_by: actor.user }
  })
}

async function findCreator(db: Db, actor: Member, publicUserId: string): Promise<Creator> {
  const { availability } = creatorProfiles
  const [creator] = await db
    .select({ id: users.id, name: users.name, email: users.email, availability })
    .from(users)
    .leftJoin(creatorProfiles, eq(creatorProfiles.user_id, users.id))
    .where(
      and(
        eq(users.id, decodeId('User', publicUserId) ?? 0),
        or(hasWorkedWith(actor, users.id), isNotNull(creatorProfiles.published_at)),
      ),
    )
  if (creator === undefined) throw new NotFound('Creator not found.')
  guard(creator.availability !== 'not_now', 'base', 'They take on no work now.')
  return creator
}

type Written = ReturnType<typeof ofProgram> & { message: string }

async function writeInvitation(tx: Tx, actor: Member, creator: Creator, written: Written) {
  const values = {
    organization_id: actor.organization.id,
    user_id: creator.id,
    invited_by_id: actor.user.id,
    ...written,
  }
  return one(
    await tx
      .insert(creatorInvitations)
      .values(values)
      .onConflictDoUpdate({
        target: [creatorInvitations.user_id, creatorInvitations.organization_id],
        set: { invited_by_id: actor.user.id, ...written, updated_at: currentTime },
      })
      .returning(),
  )
}

async function isMember(tx: Tx, { organization }: Member, { id }: Creator): Promise<boolean> {
  const isTheirs = and(
    eq(memberships.organization_id, organization.id),
    eq(memberships.user_id, id),
  )
  return (await tx.$count(memberships, isTheirs)) > 0
}
