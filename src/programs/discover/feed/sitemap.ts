import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../framework/database/db.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { creatorListings } from '../../../tables/users/creator-listings.ts'
import { creatorProfiles } from '../../../tables/users/creator-profiles.ts'
import {
  creatorProfilePath,
  discoverCampaignPath,
  discoverCollabPath,
  type Identified,
  profilePath,
} from '../../../vocabulary/addresses/urls.ts'
import { isOrganizationVisibleTo, isPublished, isVisibleTo } from '../policy.ts'

/** How many ids one part covers. Search engines read up to 50,000 addresses in one. */
const partSize = 10_000

type Entry = { id: number; updated_at: string }

type Kind = {
  pathOf: (record: Identified) => string
  /** Lists the records of a range of ids that everyone may see. */
  list: (db: Db, first: number) => Promise<Entry[]>
}

const within = (
  id:
    | typeof campaigns.id
    | typeof collabs.id
    | typeof organizations.id
    | typeof creatorProfiles.user_id,
  first: number,
) => and(gte(id, first), lt(id, first + partSize))

const kinds: Record<string, Kind> = {
  campaigns: {
    pathOf: discoverCampaignPath,
    list: (db, first) =>
      db
        .select({ id: campaigns.id, updated_at: campaigns.updated_at })
        .from(campaigns)
        .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
        .where(and(within(campaigns.id, first), isVisibleTo(undefined, isPublished.campaign)))
        .orderBy(campaigns.id),
  },
  collabs: {
    pathOf: discoverCollabPath,
    list: (db, first) =>
      db
        .select({ id: collabs.id, updated_at: collabs.updated_at })
        .from(collabs)
        .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
        .where(and(within(collabs.id, first), isVisibleTo(undefined, isPublished.collab)))
        .orderBy(collabs.id),
  },
  organizations: {
    pathOf: profilePath,
    list: (db, first) =>
      db
        .select({ id: organizations.id, updated_at: organizations.updated_at })
        .from(organizations)
        .where(and(within(organizations.id, first), isOrganizationVisibleTo(undefined)))
        .orderBy(organizations.id),
  },
  // By the ids of users, of whom only those are named who published a profile.
  creators: {
    pathOf: creatorProfilePath,
    list: (db, first) =>
      db
        .select({ id: creatorProfiles.user_id, updated_at: creatorProfiles.updated_at })
        .from(creatorProfiles)
        .where(and(within(creatorProfiles.user_id, first), isNotNull(creatorProfiles.published_at)))
        .orderBy(creatorProfiles.user_id),
  },
}

/** The names of all parts, as many as the highest id of each kind needs. */
export async function listParts(db: Db): Promise<string[]> {
  const lastOf = (table: PgTable, id = sql`id`) =>
    sql<number>`(select div(coalesce(max(${id}), 0), ${partSize}) from ${table})`.mapWith(Number)
  const [last] = await db
    .select({
      campaigns: lastOf(campaigns),
      collabs: lastOf(collabs),
      organizations: lastOf(organizations),
      creators: lastOf(creatorListings, sql`user_id`),
    })
    .from(sql`(select 1) as nothing`)

  return Object.entries(last ?? {}).flatMap(([kind, number]) =>
    Array.from({ length: number + 1 }, (_, part) => `${kind}-${part}`),
  )
}

/** The addresses of one part, or nothing where there is no such part. */
export async function listAddresses(
  db: Db,
  part: string,
): Promise<{ path: string; updated_at: string }[] | undefined> {
  const [, name = '', number] = /^([a-z]+)-(\d{1,9})$/.exec(part) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) return undefined

  const found = await kind.list(db, Number(number) * partSize)
  return found.map(({ id, updated_at }) => ({ path: kind.pathOf({ id }), updated_at }))
}
