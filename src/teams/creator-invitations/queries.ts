import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import {
  type CreatorInvitation,
  creatorInvitations,
} from '../../tables/organizations/creator-invitations.ts'
import { displayName, type User, users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** An invitation with its inviter, who may be gone by now. */
export type CreatorInvitationWithInviter = CreatorInvitation & {
  /** The creator, if the invitation is for someone they worked with. */
  creator: Pick<User, 'name'> | null
  invited_by: Pick<User, 'id' | 'name' | 'email'> | null
}

/** The same in the list, with the program that it is for. */
export type ListedInvitation = CreatorInvitationWithInviter & { program_name: string | null }

const creators = alias(users, 'creators')
const columns = {
  ...getTableColumns(creatorInvitations),
  creator: { name: creators.name },
  invited_by: { id: users.id, name: users.name, email: users.email },
}
const program_name = sql<string | null>`coalesce(${campaigns.name}, ${collabs.name})`
const ofOrganization = eq(creatorInvitations.organization_id, sql.placeholder('organizationId'))

const invitationsOfOrganization = prepared(
  'creator_invitations_of_organization',
  query
    .select({ ...columns, program_name, total })
    .from(creatorInvitations)
    .leftJoin(users, eq(users.id, creatorInvitations.invited_by_id))
    .leftJoin(campaigns, eq(campaigns.id, creatorInvitations.campaign_id))
    .leftJoin(collabs, eq(collabs.id, creatorInvitations.collab_id))
    .leftJoin(creators, eq(creators.id, creatorInvitations.user_id))
    .where(ofOrganization)
    .orderBy(desc(creatorInvitations.created_at), desc(creatorInvitations.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(creatorInvitations, ofOrganization)),
)

export async function listCreatorInvitations(
  db: Db,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<ListedInvitation>> {
  const rows = await invitationsOfOrganization(db, { organizationId: organization.id, ...page })
  return pageOf(page, rows)
}

export async function findCreatorInvitation(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<CreatorInvitationWithInviter> {
  const isIt = and(
    eq(creatorInvitations.id, decodeId('CreatorInvitation', publicId) ?? 0),
    eq(creatorInvitations.organization_id, organization.id),
  )
  const [invitation] = await db
    .select(columns)
    .from(creatorInvitations)
    .leftJoin(users, eq(users.id, creatorInvitations.invited_by_id))
    .leftJoin(creators, eq(creators.id, creatorInvitations.user_id))
    .where(isIt)
  if (invitation === undefined) throw new NotFound('Invitation not found.')
  return invitation
}

/** The name that an organization knows them by. */
export function invitedName({ email, creator }: CreatorInvitationWithInviter): string {
  return email ?? displayName(creator ?? { name: '' })
}
