import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import type { ProgramKind } from '../../tables/listings.ts'

const own: Record<ProgramKind, SQL> = {
  Campaign: sql`saved.campaign_id = ${campaigns.id}`,
  Collab: sql`saved.collab_id = ${collabs.id}`,
}

/** Whether someone has saved the program that is selected. */
export const isSaved = (kind: ProgramKind, viewer: Viewer): SQL<boolean> =>
  viewer === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from saved_programs saved
        where saved.user_id = ${viewer.user.id} and ${own[kind]})`
