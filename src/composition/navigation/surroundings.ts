import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { Brand } from '../../framework/views/frame.ts'
import { curveOf } from '../../programs/campaigns/budget/curves.ts'
import { unreadConversations } from '../../programs/conversations/unread.ts'
import {
  asksCreator,
  waitsForCreatorInDatabase,
  waitsForOrganizationInDatabase,
} from '../../programs/submissions/stages.ts'
import type { Belonging } from '../../tables/actor.ts'
import { filePath, organizationPath } from '../../vocabulary/addresses/urls.ts'

/** Facts that are shown around a page, to whoever looks at it. */
export type Surroundings = {
  /** The organization whose pages they are among, if they belong to it. */
  own: Belonging | undefined
  /** That one or, among other pages, the one that they were at last or the first of theirs. */
  nearest: Belonging | undefined
  organizations: Brand[]
  /** How many posts an organization has to decide about, and how much work for collabs waits for it. */
  posts: number
  collabs: number
  /** How much of their own work a creator has to go on with. */
  work: number
  /** How many conversations they have not read: of the organization they are at, or as a creator. */
  messages: number
  ownMessages: number
  running: RunningProgram[]
}

type RunningProgram = {
  type: 'Campaign' | 'Collab'
  id: number
  organization_id: number
  name: string
  /** The curve of views; null for collabs, which have none. */
  curve: number[] | null
}

/** The highest number that is counted; more is shown as many. */
const most = 100
const mostRunning = 6

type Own = Belonging['organization'] & Belonging['membership']

const userId = sql`${sql.placeholder('userId')}::bigint`
/** The organization whose pages they are among, or null. */
const within = sql`${sql.placeholder('within')}::bigint`

const isOwn = sql`organization_id = (
  select organization_id from memberships where user_id = ${userId} and organization_id = ${within})`

/** One statement for every page, however much waits: nothing is counted beyond what is shown. */
const surroundings = prepared(
  'surroundings',
  query
    .select({
      organizations: sql<Own[] | null>`(
        select json_agg(own order by own.name, own.id) from (
          select organizations.id, organizations.name, organizations.avatar_key, memberships.role
          from memberships join organizations on organizations.id = memberships.organization_id
          where memberships.user_id = ${userId}
          order by organizations.id is distinct from ${within}, organizations.name, organizations.id
          limit 30
        ) own)`,
      posts: counted(sql`
        select 1 from campaign_submissions
        where ${isOwn} and state = 'pending' and not exists (
          select from decisions where submission_id = campaign_submissions.id)`),
      collabs: counted(sql`
        select 1 from collab_submissions
        where ${isOwn} and ${waitsForOrganizationInDatabase(sql`collab_submissions`)}`),
      work: counted(sql`
        select 1 from collab_submissions
        where user_id = ${userId} and ${waitsForCreatorInDatabase(sql`collab_submissions`)}
        union all
        select 1 from campaign_submissions
        where user_id = ${userId} and ${asksCreator(sql`campaign_submissions`)}`),
      messages: counted(unreadConversations(isOwn, userId)),
      ownMessages: counted(unreadConversations(sql`user_id = ${userId}`, userId)),
      running: sql<RunningProgram[] | null>`(
        select json_agg(running order by running.type, running.published_at desc, running.id desc) from (
          (select 'Campaign' as type, id, organization_id, name, published_at,
            row_number() over (order by published_at desc, id desc) as place,
            ${curveOf(sql`campaigns.id`)} as curve
          from campaigns where ${isOwn} and status = 'active'
          order by published_at desc, id desc limit ${mostRunning})
          union all
          (select 'Collab', id, organization_id, name, published_at,
            row_number() over (order by published_at desc, id desc), null
          from collabs where ${isOwn} and state = 'published'
          order by published_at desc, id desc limit ${mostRunning})
          order by place, type limit ${mostRunning}
        ) running)`,
    })
    .from(sql`(values (1)) as always`),
)

function counted(rows: SQL) {
  return sql<number>`(select count(*)::int from (${rows} limit ${most}) waiting)`
}

export async function readSurroundings(
  db: Db,
  user: { id: number },
  organizationId: number | undefined,
  lastId: number | undefined,
): Promise<Surroundings> {
  const found = await surroundings(db, { userId: user.id, within: organizationId ?? null })
  const { organizations, running, ...waiting } = one(found)
  const all = organizations ?? []
  const own = all.find(({ id }) => id === organizationId)
  const nearest = own ?? all.find(({ id }) => id === lastId) ?? all[0]
  return {
    own: own && { organization: own, membership: own },
    nearest: nearest && { organization: nearest, membership: nearest },
    organizations: all.map(brandOf),
    ...waiting,
    running: running ?? [],
  }
}

export function brandOf(organization: Belonging['organization']): Brand {
  const { name, avatar_key } = organization
  return {
    name,
    path: organizationPath(organization),
    avatar: avatar_key === null ? undefined : filePath(avatar_key),
  }
}
