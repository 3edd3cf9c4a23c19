import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { campaigns } from '../../tables/campaigns.ts'
import { collabs } from '../../tables/collabs.ts'
import { memberships } from '../../tables/memberships.ts'
import { type Organization, organizations } from '../../tables/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'

export type Program = {
  id: number
  kind: 'Campaign' | 'Collab'
  name: string
  banner_image_key: string | null
  published_at: string | null
}

export type Profile = { organization: Organization; programs: Program[] }

type Viewer = { user: { id: number } } | undefined

const mostShown = 50

/** What an organization shows of itself to this viewer, or nothing where it shows them nothing. */
export async function findProfile(
  db: Reader,
  viewer: Viewer,
  publicId: string,
): Promise<Profile | undefined> {
  const id = decodeId('Organization', publicId) ?? 0
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, id))
  if (organization === undefined || !(await isShown(db, viewer, organization))) return undefined
  return { organization, programs: await listPublished(db, organization) }
}

async function isShown(db: Reader, viewer: Viewer, organization: Organization): Promise<boolean> {
  if (organization.privacy_setting === 'public') return true
  if (viewer === undefined) return false
  if (organization.privacy_setting === 'restricted') return true
  const own = and(
    eq(memberships.organization_id, organization.id),
    eq(memberships.user_id, viewer.user.id),
  )
  return (await db.$count(memberships, own)) > 0
}

async function listPublished(db: Reader, { id }: Organization): Promise<Program[]> {
  const live = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.organization_id, id), eq(campaigns.status, 'active')))
    .orderBy(desc(campaigns.published_at))
    .limit(mostShown)
  const open = await db
    .select()
    .from(collabs)
    .where(and(eq(collabs.organization_id, id), eq(collabs.state, 'published')))
    .orderBy(desc(collabs.published_at))
    .limit(mostShown)
  return [
    ...live.map((campaign) => ({ ...campaign, kind: 'Campaign' as const })),
    ...open.map((collab) => ({ ...collab, kind: 'Collab' as const })),
  ]
}
