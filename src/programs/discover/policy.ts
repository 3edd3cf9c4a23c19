import { and, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { organizationsReached } from '../../accounts/authentication/reach.ts'
import { mayUse } from '../../accounts/authentication/token-areas.ts'
import { query } from '../../framework/database/driver/prepared.ts'
import type { Viewer } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { listings, type ProgramKind } from '../../tables/listings.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { organizations, type PrivacySetting } from '../../tables/organizations/organizations.ts'
import { recipientAt } from '../../teams/invitation-limits/recipients.ts'

/** Programs that may be seen by others than members. */
export const isPublished = {
  campaign: ne(campaigns.status, 'draft'),
  collab: inArray(collabs.state, ['published', 'paused']),
}

type Known = NonNullable<Viewer>

/**
 * Which listings someone sees. Each condition is one that an index answers in the order of the list, so
 * that what they may not see is never read. Whatever is listed is published.
 */
export function listingsFor(viewer: Viewer): SQL[] {
  const open = settingsOpenTo(viewer).map((setting) => eq(listings.privacy_setting, setting))
  if (viewer === undefined) return open

  const isPrivate = eq(listings.privacy_setting, 'private')
  // Read first and as one list, since with two the database looks at every private listing instead.
  const known = sql`array(${organizationsOf(viewer)} union all ${organizationsInviting(viewer)})`
  return [...open, sql`${isPrivate} and ${listings.organization_id} = any (${known})`]
}

/** Whether someone sees a program of the organization that is joined to it. Members see drafts too. */
export function isVisibleTo(viewer: Viewer, isPublished: SQL): SQL | undefined {
  const seen = and(isPublished, showsItselfTo(viewer))
  return viewer === undefined ? seen : or(seen, isMember(viewer))
}

/** Whether an organization has a public page for them. */
export function isOrganizationVisibleTo(viewer: Viewer): SQL | undefined {
  return viewer === undefined ? showsItselfTo(viewer) : or(showsItselfTo(viewer), isMember(viewer))
}

/** The one that keeps someone from applying again, if there is one: the database lets nobody have two. */
export function isApplicationOf(viewer: Viewer, collab: AnyPgColumn = collabs.id): SQL | undefined {
  const { collab_id, user_id, state } = collabSubmissions
  return and(
    eq(collab_id, collab),
    eq(user_id, viewer?.user.id ?? 0),
    notInArray(state, ['withdrawn', 'cancelled', 'expired']),
  )
}

function showsItselfTo(viewer: Viewer): SQL | undefined {
  const isOpen = inArray(organizations.privacy_setting, settingsOpenTo(viewer))
  if (viewer === undefined) return isOpen
  return or(isOpen, inArray(organizations.id, organizationsInviting(viewer)))
}

function settingsOpenTo(viewer: Viewer): PrivacySetting[] {
  return viewer === undefined ? ['public'] : ['public', 'restricted']
}

export const programStandings = ['joined', 'invited'] as const

/** The place of someone in a program, if they have one already. */
export type ProgramStanding = (typeof programStandings)[number] | null

/** Whether someone takes part in a program. Who applied to a collab does, unless it came to nothing. */
export const takesPart: Record<ProgramKind, (viewer: Viewer, program: AnyPgColumn) => SQL> = {
  Campaign: (viewer, program) => sql`exists (select from campaign_creators own
    where own.campaign_id = ${program} and own.user_id = ${viewer?.user.id ?? 0})`,
  Collab: (viewer, program) =>
    sql`exists (select from ${collabSubmissions} where ${isApplicationOf(viewer, program)})`,
}

/** Whether someone takes part in a campaign that is selected, or is invited to it. */
export const standingInCampaign = (viewer: Viewer): SQL<ProgramStanding> =>
  standing(viewer, takesPart.Campaign(viewer, campaigns.id), {
    program: campaigns.id,
    invited: creatorInvitations.campaign_id,
  })

/** Whether someone takes part in a collab that is selected, or is invited to it. */
export const standingInCollab = (viewer: Viewer): SQL<ProgramStanding> =>
  standing(viewer, takesPart.Collab(viewer, collabs.id), {
    program: collabs.id,
    invited: creatorInvitations.collab_id,
  })

/** Whether someone has applied to a collab that is selected, and their work has not begun. */
export const isOnlyApplied = (viewer: Viewer): SQL<boolean> =>
  sql<boolean>`exists (select from ${collabSubmissions}
    where ${isApplicationOf(viewer)} and ${collabSubmissions.accepted_at} is null)`

type Columns = { program: AnyPgColumn; invited: AnyPgColumn }

function standing(viewer: Viewer, isIn: SQL, { program, invited }: Columns): SQL<ProgramStanding> {
  if (viewer === undefined) return sql<ProgramStanding>`null`
  // The invitations of someone are read once and as one list, however many others a program has.
  const invitedTo = sql`array(select ${invited} from ${creatorInvitations}
    where ${isInviting(viewer)} and ${invited} is not null and not ${isRefused(viewer)})`
  return sql<ProgramStanding>`case when ${isIn} then 'joined'
    when ${program} = any (${invitedTo}) then 'invited' end`
}

/** Whether a program is one of their own organizations', who then see it as others do. */
export function isOwn(viewer: Viewer): SQL<boolean> {
  return (viewer === undefined ? sql`false` : isMember(viewer)) as SQL<boolean>
}

function isMember(viewer: Known): SQL {
  return sql`${organizations.id} in (${organizationsOf(viewer)})`
}

/** Those whose programs a credential may read as their own. */
function organizationsOf(viewer: Known): SQL {
  const isGiven = mayUse(viewer.credential, 'programs', 'read')
  return isGiven ? organizationsReached(viewer) : sql`select null::bigint where false`
}

function organizationsInviting({ user }: Known) {
  return query
    .select({ id: creatorInvitations.organization_id })
    .from(creatorInvitations)
    .where(isInviting({ user }))
}

function isRefused({ user }: Known): SQL {
  return sql`exists (select from invitation_refusals refusal
    where refusal.recipient = ${recipientAt(user.email)} and (refusal.organization_id is null
      or refusal.organization_id = ${creatorInvitations.organization_id}))`
}

function isInviting({ user }: Pick<Known, 'user'>): SQL | undefined {
  return or(eq(creatorInvitations.email, user.email), eq(creatorInvitations.user_id, user.id))
}
