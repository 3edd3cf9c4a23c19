import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { beginningAmong, pageOf, total } from '../../../framework/database/driver/totals.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import type { Actor } from '../../../tables/actor.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import type { ProgramKind } from '../../../tables/listings.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { savedPrograms } from '../../../tables/users/saved-programs.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { isPublished, isVisibleTo } from '../policy.ts'
import { brand, listCampaignsAmong, listCollabsAmong } from '../queries.ts'

export const savedKinds = ['campaign', 'collab'] as const

/** A program that someone has saved, as far as both kinds have it in common. */
export type SavedProgram = Awaited<ReturnType<typeof listSavedPrograms>>['rows'][number]

const isOpen = sql<boolean>`case when ${campaigns.id} is not null then ${campaigns.status} = 'active'
  else ${collabs.state} = 'published'
    and (${collabs.applications_end_at} is null or ${collabs.applications_end_at} > troupe_now())
    and (${collabs.creator_limit} is null or ${collabs.accepted_count} < ${collabs.creator_limit}) end`

/** Lists what someone has saved and may still see, the latest to be saved first. */
export async function listSavedPrograms(db: Db, actor: Actor, page: PageRequest) {
  const seen = or(
    and(isPublished.campaign, isVisibleTo(actor, isPublished.campaign)),
    and(isPublished.collab, isVisibleTo(actor, isPublished.collab)),
  )
  const found = db.$with('found').as(
    db
      .select({
        saved_id: sql<number>`${savedPrograms.id}`.mapWith(Number).as('saved_id'),
        kind: sql<(typeof savedKinds)[number]>`case when ${campaigns.id} is null
          then 'collab' else 'campaign' end`.as('kind'),
        program_id: sql<number>`coalesce(${campaigns.id}, ${collabs.id})`
          .mapWith(Number)
          .as('program_id'),
        program_name: sql<string>`coalesce(${campaigns.name}, ${collabs.name})`.as('program_name'),
        is_open: isOpen.as('is_open'),
        created_at: savedPrograms.created_at,
        ...brand,
        total: total.as('total'),
      })
      .from(savedPrograms)
      .leftJoin(campaigns, eq(campaigns.id, savedPrograms.campaign_id))
      .leftJoin(collabs, eq(collabs.id, savedPrograms.collab_id))
      .innerJoin(
        organizations,
        sql`${organizations.id} = coalesce(${campaigns.organization_id}, ${collabs.organization_id})`,
      )
      .where(and(eq(savedPrograms.user_id, actor.user.id), seen)),
  )
  const { kind, program_id, program_name: name, is_open, created_at } = found
  const { id, name: brandName, website, avatar_key, privacy_setting } = found
  const organization = { id, name: brandName, website, avatar_key, privacy_setting }
  const rows = await db
    .with(found)
    .select({
      ...{ kind, program_id, name, organization, is_open, created_at },
      total: found.total,
    })
    .from(found)
    .orderBy(desc(found.saved_id))
    .limit(page.size)
    .offset(beginningAmong(sql`found`, page.offset))
  return pageOf(page, rows)
}

/** The cards of saved programs, in the order in which they were saved. */
export async function readSavedCards(db: Db, actor: Actor, { rows }: Page<SavedProgram>) {
  const idsOf = (wanted: SavedProgram['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ program_id }) => program_id)
  const foundCampaigns = await listCampaignsAmong(db, actor, idsOf('campaign'))
  const foundCollabs = await listCollabsAmong(db, actor, idsOf('collab'))
  return rows.map(({ kind, program_id }) => ({
    campaign: kind === 'campaign' && foundCampaigns.find(({ id }) => id === program_id),
    collab: kind === 'collab' && foundCollabs.find(({ id }) => id === program_id),
  }))
}

export type SavedCard = Awaited<ReturnType<typeof readSavedCards>>[number]

/** The id of a program that someone may see, and that is no draft. */
export async function findProgramToSave(
  db: Db,
  actor: Actor,
  kind: ProgramKind,
  publicId: string,
): Promise<number> {
  const table = kind === 'Campaign' ? campaigns : collabs
  const published = kind === 'Campaign' ? isPublished.campaign : isPublished.collab
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(organizations, eq(organizations.id, table.organization_id))
    .where(
      and(eq(table.id, decodeId(kind, publicId) ?? 0), published, isVisibleTo(actor, published)),
    )
  if (found === undefined) throw new NotFound(`${kind} not found.`)
  return found.id
}
