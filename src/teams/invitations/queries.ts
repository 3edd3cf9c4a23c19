import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { hashToken } from '../../framework/secrets.ts'
import type { Member } from '../../tables/actor.ts'
import { type Invitation, invitations } from '../../tables/organizations/invitations.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'
import { type User, users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

type Inviter = Pick<User, 'id' | 'name' | 'email'>

/** An invitation with its inviter, who may be gone by now. */
export type InvitationWithInviter = Omit<Invitation, 'token_hash'> & { invited_by: Inviter | null }

export type OpenInvitation = InvitationWithInviter & { organization: Organization }

const { token_hash: _, ...columns } = getTableColumns(invitations)
const inviter = { id: users.id, name: users.name, email: users.email }
const isUnexpired = gt(invitations.expires_at, currentTime)

const ofOrganization = eq(invitations.organization_id, sql.placeholder('organizationId'))

const invitationsOfOrganization = prepared(
  'invitations_of_organization',
  query
    .select({
      ...columns,
      invited_by: inviter,
      total,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invited_by_id))
    .where(ofOrganization)
    .orderBy(desc(invitations.created_at), desc(invitations.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(invitations, ofOrganization)),
)

/** Newest first. Expired ones are included, because they can be sent again. */
export async function listInvitations(
  db: Db,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<InvitationWithInviter>> {
  const rows = await invitationsOfOrganization(db, {
    organizationId: organization.id,
    ...page,
  })
  return pageOf(page, rows)
}

export async function findInvitation(
  db: Reader,
  { organization }: Member,
  publicId: string,
): Promise<InvitationWithInviter> {
  const [invitation] = await db
    .select({ ...columns, invited_by: inviter })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invited_by_id))
    .where(
      and(
        eq(invitations.id, decodeId('Invitation', publicId) ?? 0),
        eq(invitations.organization_id, organization.id),
      ),
    )

  if (invitation === undefined) throw new NotFound('Invitation not found.')
  return invitation
}

const openInvitationByToken = prepared(
  'open_invitation_by_token',
  query
    .select({ ...columns, invited_by: inviter, organization: getTableColumns(organizations) })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organization_id))
    .leftJoin(users, eq(users.id, invitations.invited_by_id))
    .where(and(eq(invitations.token_hash, sql.placeholder('tokenHash')), isUnexpired)),
)

/** The open invitation of a link; undefined if it was used, withdrawn or has expired. */
export async function loadOpenInvitation(
  db: Db,
  token: string,
): Promise<OpenInvitation | undefined> {
  const [invitation] = await openInvitationByToken(db, { tokenHash: hashToken(token) })
  return invitation
}

export async function findOpenInvitation(db: Db, token: string): Promise<OpenInvitation> {
  const invitation = await loadOpenInvitation(db, token)
  if (invitation === undefined) throw noOpenInvitation()
  return invitation
}

export function noOpenInvitation(): NotFound {
  return new NotFound('This invitation was used or withdrawn, or has expired. Ask for a new one.')
}

/** The newest invitations as one value, to be read in the same statement as the members. */
export const invitationsAsJson = sql<InvitationWithInviter[]>`(
  select coalesce(
    jsonb_agg(
      to_jsonb(invitation) - 'token_hash' || jsonb_build_object('invited_by', to_jsonb(inviter))
      order by invitation.created_at desc, invitation.id desc
    ), '[]')
  from (
    select * from invitations where organization_id = ${sql.placeholder('organizationId')}
    order by created_at desc, id desc limit 100
  ) as invitation
  left join (select id, name, email from users) as inviter on inviter.id = invitation.invited_by_id
)`.mapWith((rows: InvitationWithInviter[]) =>
  rows.map((row) => ({
    ...row,
    expires_at: isoTime(row.expires_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  })),
)
