import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { guard } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { SearchQuery, wordsOf } from '../../framework/search-query.ts'
import type { Actor } from '../../tables/actor.ts'
import { conversations } from '../../tables/collabs/conversations.ts'
import type { messageSides } from '../../tables/collabs/messages.ts'
import type { SubmissionKind } from '../submissions/access.ts'
import { isUnread } from './unread.ts'

/** A submission that someone wrote about, with the last message. */
export type Conversation = {
  submission_id: number
  kind: SubmissionKind
  program_name: string
  organization_id: number
  organization_name: string
  /** Null once they have left. */
  creator_name: string | null
  side: (typeof messageSides)[number]
  sender_name: string | null
  body: string
  created_at: string
  is_unread: boolean
}

export type ConversationFilters = { q: string; unread: boolean }

/** The conversations that are looked through: nobody goes on with older ones. */
export const mostConversations = 1000

export const conversationQuery = {
  q: {
    description: 'Only those in whose names or messages these words stand',
    example: 'grinder',
    text: true as const,
  },
  unread: {
    description: '`true` leaves those that you have not read',
    example: 'true',
  },
}

/** An `unread` that is neither is refused: all would be taken for its answer. */
export function conversationFiltersOf(query: { q?: string; unread?: string }): ConversationFilters {
  const isKnown = ['true', 'false', ''].includes(query.unread ?? '')
  guard(isKnown, 'unread', 'is not included in the list, which has true, false')
  return { q: SearchQuery.parse({ q: query.q }).q.trim(), unread: query.unread === 'true' }
}

/** Those with something to read first, then the latest. */
export async function listConversations(
  db: Db,
  { user }: Actor,
  organization: { id: number } | undefined,
  page: PageRequest,
  filters: ConversationFilters,
): Promise<Page<Conversation>> {
  const isTheirs = organization
    ? sql`organization_id = ${organization.id}`
    : sql`user_id = ${user.id}`
  const { rows } = await db.execute<Conversation & { total: string }>(sql`
    with latest as (
      select * from ${conversations} where ${isTheirs}
      order by last_message_id desc limit ${mostConversations}
    ), named as (
      select latest.*, ${isUnread(sql`latest`, sql`${user.id}`)} as is_unread,
        coalesce(campaigns.name, collabs.name) as program_name,
        organizations.name as organization_name, creators.name as creator_name
      from latest join organizations on organizations.id = latest.organization_id
      left join campaigns on latest.kind = 'campaign' and campaigns.id = latest.program_id
      left join collabs on latest.kind = 'collab' and collabs.id = latest.program_id
      left join users creators on creators.id = latest.user_id
    ), wanted as (select * from named where ${isWanted(filters)})
    select wanted.submission_id, wanted.kind, wanted.program_name, wanted.organization_id,
      wanted.organization_name, wanted.creator_name, wanted.is_unread, messages.side,
      left(messages.body, 300) as body, ${isoMoment('messages.created_at')} as created_at,
      senders.name as sender_name, (select count(*) from wanted) as total
    from wanted join messages on messages.id = wanted.last_message_id
    left join users senders on senders.id = messages.user_id
    order by wanted.is_unread desc, wanted.last_message_id desc
    limit ${page.size}
    offset least(${page.offset}, greatest((select count(*) from wanted) - 1, 0))`)
  const read = rows.map((row) => ({
    ...row,
    submission_id: Number(row.submission_id),
    organization_id: Number(row.organization_id),
    total: Number(row.total),
  }))
  return pageOf(page, read)
}

function isWanted({ q, unread }: ConversationFilters): SQL {
  const conditions = wordsOf(q).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(lower(concat_ws(' ', program_name, organization_name, creator_name)) like ${pattern}
      or exists (select from messages said where said.submission_id = named.submission_id
        and lower(said.body) like ${pattern}))`
  })
  if (unread) conditions.push(sql`is_unread`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Marks all that are there as read by them. */
export async function readConversations(
  db: Db,
  { user }: Actor,
  organization: { id: number } | undefined,
): Promise<void> {
  const isTheirs = organization
    ? sql`organization_id = ${organization.id}`
    : sql`user_id = ${user.id}`
  await db.execute(sql`
    insert into message_marks as known (submission_id, user_id, read_id)
    select submission_id, ${user.id}, last_message_id from (
      select * from ${conversations} where ${isTheirs}
      order by last_message_id desc limit ${mostConversations}) latest
    order by submission_id
    on conflict (submission_id, user_id) do update set read_id = excluded.read_id
      where known.read_id < excluded.read_id`)
}
