import { type SQL, sql } from 'drizzle-orm'
import { organizationsReached } from '../../accounts/authentication/reach.ts'
import { mayUse } from '../../accounts/authentication/token-areas.ts'
import type { Db } from '../../framework/database/db.ts'
import { wordsOf } from '../../framework/search-query.ts'
import { type PostAddress, readPostUrl } from '../../platforms/posts/post-url.ts'
import type { Actor } from '../../tables/actor.ts'
import { entryKinds } from '../../tables/search-entries.ts'
import type { Area } from '../../vocabulary/areas.ts'
import { decodeAnyId, type RecordType } from '../../vocabulary/ids.ts'

export const foundKinds = [...entryKinds, 'Program'] as const

/**
 * A program, creator or submission of one's organizations, work of one's own, or a program to take part in.
 */
export type SearchResult = {
  kind: (typeof foundKinds)[number]
  record_id: number
  organization_id: number
  organization_name: string
  title: string
  detail: string
  /** The account that posted it, if this is a post. */
  account_handle: string | null
  /** The program that a submission is for. */
  campaign_id: number | null
  collab_id: number | null
  /** Whether it is found as work of one's own, and not by who decides about it. */
  is_own: boolean
}

type Asker = Pick<Actor, 'credential'> & { user: Pick<Actor['user'], 'id'> }

/** The most results of each kind, so that many of one kind do not hide the others. */
const most = 6

/**
 * One statement, answered by the indexes of words: each must occur, and one of less than three letters must
 * begin a word, since the indexes know no shorter parts. What the organization has at which one is comes
 * first, however much others have.
 */
export async function search(db: Db, asker: Asker, q: string, hereId = 0): Promise<SearchResult[]> {
  const words = wordsOf(withoutScheme(q))
  if (words.length === 0) return []

  const { kinds, organizations, isOwn } = reachOf(asker)
  const ofOrganizations = sql`search_entries.organization_id = any (array(${organizations}))`
  const isVisible = sql`(${ofOrganizations} or ${isOwn})`
  const { rows } = await db.execute<SearchResult>(sql`
    with found as (
      ${hereId === 0 ? sql`` : entriesOf(kinds, words, sql`search_entries.organization_id = ${hereId} and ${ofOrganizations}`)}
      ${entriesOf(kinds, words, ofOrganizations)}
      (${entries('Submission', words, isOwn)}) union all
      ${kinds.includes('Submission') ? ofPost(q, isVisible) : sql``}
      ${ofId(q, kinds, isVisible)}
      (${listed(words)})
    )
    select distinct on (rank, is_here, starts, lower(title), kind, record_id, organization_id) kind, record_id::float8 as record_id,
      found.organization_id::float8 as organization_id, organizations.name as organization_name, title, detail,
      case when kind = 'Submission' then (
        select account_handle from campaign_submissions where campaign_submissions.id = record_id
      ) end as account_handle, campaign_id::float8 as campaign_id, collab_id::float8 as collab_id,
      found.organization_id <> all (array(${organizations})) as is_own
    from found join organizations on organizations.id = found.organization_id
    cross join lateral (select organizations.id = ${hereId} as is_here) place
    cross join lateral (
      select (select campaign_id from campaign_submissions where found.kind = 'Submission' and id = found.record_id) as campaign_id,
        (select collab_id from collab_submissions where found.kind = 'Submission' and id = found.record_id) as collab_id
    ) program
    order by rank, is_here desc, starts desc, lower(title), kind, record_id, organization_id
    limit 30`)
  return rows
}

type EntryKind = (typeof entryKinds)[number]

type Reach = { kinds: EntryKind[]; organizations: SQL; isOwn: SQL }

const areasOfKinds = {
  Campaign: 'programs',
  Collab: 'programs',
  Creator: 'creators',
  Submission: 'review',
} as const satisfies Record<EntryKind, Area>

/**
 * The limits of a credential in a search: a limited token its kinds and organizations, and no work of one's
 * own.
 */
function reachOf({ user, credential }: Asker): Reach {
  const organizations = organizationsReached({ user, credential })
  return {
    kinds: entryKinds.filter((kind) => mayUse(credential, areasOfKinds[kind], 'read')),
    organizations,
    isOwn: credential.limits === undefined ? sql`search_entries.user_id = ${user.id}` : sql`false`,
  }
}

function entriesOf(kinds: EntryKind[], words: string[], where: SQL): SQL {
  return sql.join(kinds.map((kind) => sql`(${entries(kind, words, where)}) union all `))
}

function entries(kind: SearchResult['kind'], words: string[], where: SQL): SQL {
  const first = words[0] ?? ''
  return sql`
    select kind, record_id, organization_id, title, detail,
      ${foundKinds.indexOf(kind)} as rank,
      starts_with(lower(title), ${first}) as starts
    from search_entries
    where kind = ${kind} and ${where} and ${sql.join(
      words.map((word) => hasWord(sql`words`, word)),
      sql` and `,
    )}
    limit ${most}`
}

/** Posts are entered by the one way to write their address, and without what all addresses begin with. */
export function withoutScheme(q: string): string {
  const post = pastedPost(q)
  return (post?.url ?? q).replace(/https?:\/\/(www\.)?/gi, '')
}

function pastedPost(q: string): PostAddress | undefined {
  const post = /^https?:/i.test(q.trim()) ? readPostUrl(q.trim()) : undefined
  return post && 'uid' in post ? post : undefined
}

/**
 * Finds what was handed in with a post, however its address is written: some platforms show it under any
 * name, and work for a collab is entered before it is posted.
 */
function ofPost(q: string, isVisible: SQL): SQL {
  const post = pastedPost(q)
  if (post === undefined) return sql``
  const { platform_id, uid } = post
  return sql`(
    select kind, record_id, organization_id, title, detail,
      ${foundKinds.indexOf('Submission')} as rank, true as starts
    from search_entries
    where kind = 'Submission' and ${isVisible} and record_id in (
      select id from campaign_submissions
      where platform_id = ${platform_id} and post_uid = ${uid} and is_claiming
      union all
      select id from campaign_submissions
      where platform_id = ${platform_id} and post_uid = ${uid} and not is_claiming
      union all
      select id from collab_submissions
      where post_platform_id = ${platform_id} and post_uid = ${uid}
        and (not is_ended_early(state) or paid_amount > 0))
    limit ${most}) union all`
}

const kindsOfIds: Partial<Record<RecordType, EntryKind>> = {
  Campaign: 'Campaign',
  Collab: 'Collab',
  User: 'Creator',
  Submission: 'Submission',
}

/** Finds the one record that an id belongs to, as programs and notifications name it. */
function ofId(q: string, kinds: EntryKind[], isVisible: SQL): SQL {
  const record = decodeAnyId(q.trim())
  const kind = record && kindsOfIds[record.type]
  if (record === undefined || kind === undefined || !kinds.includes(kind)) return sql``
  return sql`(
    select kind, record_id, organization_id, title, detail,
      ${foundKinds.indexOf(kind)} as rank, true as starts
    from search_entries
    where kind = ${kind} and record_id = ${record.id} and ${isVisible}
    limit ${most}) union all`
}

/** Whether a text in small letters has a word. */
export function hasWord(text: SQL, word: string): SQL {
  const pattern = word.replace(/[\\%_]/g, '\\$&')
  return word.length > 2
    ? sql`${text} like ${`%${pattern}%`}`
    : sql`(${text} like ${`${pattern}%`} or ${text} like ${`% ${pattern}%`})`
}

/** Programs that creators find, by their words as they are looked up there; the last may be unfinished. */
function listed(words: string[]): SQL {
  const terms = words.flatMap((word) => word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 5)
  const query = terms.length === 0 ? '' : `${terms.join(' & ')}:*`
  return sql`
    select 'Program', program_id, listings.organization_id, programs.name,
      listings.kind as detail, ${foundKinds.indexOf('Program')} as rank, false as starts
    from listings
    cross join lateral (
      select name from campaigns where listings.kind = 'Campaign' and campaigns.id = program_id
      union all
      select name from collabs where listings.kind = 'Collab' and collabs.id = program_id
    ) programs
    where privacy_setting in ('public', 'restricted')
      and search @@ to_tsquery('pg_catalog.english', ${query})
    limit ${most}`
}
