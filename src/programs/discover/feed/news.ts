import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import { listings } from '../../../tables/listings.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { listingsFor } from '../policy.ts'

export type News = Awaited<ReturnType<typeof listNews>>[number]

const mostNews = 50

/** The programs that were published last and everyone may see, of both kinds. */
export async function listNews(db: Db) {
  const [isForEveryone] = listingsFor(undefined)
  const newest = (kind: 'Campaign' | 'Collab') => sql`(
    select kind, program_id, organization_id, published_at from ${listings}
    where ${and(eq(listings.kind, kind), isForEveryone)}
    order by ${desc(listings.published_at)}, ${desc(listings.program_id)} limit ${mostNews}
  )`

  return db
    .select({
      kind: sql<'Campaign' | 'Collab'>`news.kind`,
      id: sql<number>`news.program_id`.mapWith(Number),
      name: sql<string>`coalesce(${campaigns.name}, ${collabs.name})`,
      excerpt: sql<string>`coalesce(${campaigns.excerpt}, ${collabs.excerpt})`,
      organization_name: organizations.name,
      published_at: sql<string>`news.published_at`.mapWith(listings.published_at),
      updated_at: sql<string>`coalesce(${campaigns.updated_at}, ${collabs.updated_at})`.mapWith(
        campaigns.updated_at,
      ),
    })
    .from(sql`(${newest('Campaign')} union all ${newest('Collab')}) as news`)
    .innerJoin(organizations, eq(organizations.id, sql`news.organization_id`))
    .leftJoin(campaigns, sql`news.kind = 'Campaign' and ${campaigns.id} = news.program_id`)
    .leftJoin(collabs, sql`news.kind = 'Collab' and ${collabs.id} = news.program_id`)
    .orderBy(sql`news.published_at desc, news.program_id desc`)
    .limit(mostNews)
}
