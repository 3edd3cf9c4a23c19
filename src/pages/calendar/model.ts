import { and, eq, isNull } from 'drizzle-orm'
import { requireLive } from '../../accounts/authentication/live.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { audit } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Reader, Tx } from '../../framework/database/db.ts'
import { insertRow, updateRow } from '../../framework/database/driver/write-row.ts'
import { NotFound } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { hashToken, randomToken } from '../../framework/secrets.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { type CalendarLink, calendarLinks } from '../../tables/users/credentials/calendar-links.ts'
import { membershipRecord } from '../../teams/memberships/record.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { calendarLinkRecord } from './record.ts'

/** Includes the token. It can be shown only now, because only its hash is stored. */
export type NewCalendarLink = CalendarLink & { token: string }

/** Someone who looks at their own calendar or, as a member, at that of an organization. */
type CalendarOwner = Actor | Member

export async function findLink(db: Reader, owner: CalendarOwner): Promise<CalendarLink> {
  const link = await findLinkIfAny(db, owner)
  if (link === undefined) throw new NotFound(calendarLinkRecord.notFound)
  return link
}

export async function findLinkIfAny(
  db: Reader,
  owner: CalendarOwner,
): Promise<CalendarLink | undefined> {
  const { organization_id, user_id } = calendarLinks
  const id = organizationIdOf(owner)
  const isItsCalendar = id === null ? isNull(organization_id) : eq(organization_id, id)
  const [link] = await db
    .select()
    .from(calendarLinks)
    .where(and(eq(user_id, owner.user.id), isItsCalendar))
  return link
}

/** Whose calendar is behind an address; whoever has left the organization has none there. */
export async function findLinkByToken(db: Reader, token: string): Promise<CalendarLink> {
  const [link] = await db
    .select()
    .from(calendarLinks)
    .where(eq(calendarLinks.token_hash, hashToken(token)))
  if (link === undefined) throw new NotFound()
  return link
}

/** Makes an address. The one before leads nowhere any more. */
export async function makeLink(db: Db, owner: CalendarOwner): Promise<NewCalendarLink> {
  await limitRate(db, limitFor('calendar-links-of', owner.user.id))
  const token = randomToken()
  return db.transaction(async (tx) => {
    await lockOwner(tx, owner)
    const before = await findLinkIfAny(tx, owner)
    const link = await write(tx, owner, before, hashToken(token))
    await audit(tx, owner, calendarLinkRecord, before ? 'renew' : 'create', link)
    return { ...link, token }
  })
}

export async function endLink(db: Db, owner: CalendarOwner): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, owner)
    await destroy(tx, owner, calendarLinkRecord, 'destroy', await findLink(tx, owner))
  })
}

export const organizationIdOf = (owner: CalendarOwner): number | null =>
  'organization' in owner ? owner.organization.id : null

/** Locks the membership, which the address ends with, and the user, because there may be no address yet. */
async function lockOwner(tx: Tx, owner: CalendarOwner): Promise<void> {
  if ('membership' in owner) await lock(tx, membershipRecord, owner.membership)
  await lock(tx, userRecord, owner.user)
  await requireLive(tx, owner)
}

function write(
  tx: Tx,
  owner: CalendarOwner,
  before: CalendarLink | undefined,
  token_hash: Buffer,
): Promise<CalendarLink> {
  if (before !== undefined)
    return updateRow(tx, calendarLinks, before.id, { token_hash, updated_at: currentTime })
  const organization_id = organizationIdOf(owner)
  return insertRow(tx, calendarLinks, { user_id: owner.user.id, organization_id, token_hash })
}
