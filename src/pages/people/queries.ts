import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { isAlive } from '../../accounts/authentication/credentials.ts'
import type { Db } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import {
  type CreatorBalance,
  nextRelease,
  nextSending,
  placesOf,
} from '../../money/statements/balances.ts'
import type { Author } from '../../tables/actor.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import type { CollabSubmissionState } from '../../tables/collabs/collab-submissions.ts'
import type { Payout } from '../../tables/finance/payouts.ts'
import type { Membership } from '../../tables/organizations/memberships.ts'
import type { SocialAccount } from '../../tables/users/social-accounts.ts'
import { type User, users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'

type Work = { id: number; name: string; created_at: string } & (
  | { type: 'Campaign'; state: CampaignSubmission['state'] }
  | { type: 'Collab'; state: CollabSubmissionState }
)

/** Someone with an account, and what staff need to know to help them. */
export type Person = {
  user: User
  sessions_count: number
  last_active_at: string | null
  access_tokens_count: number
  identities: string[]
  organizations: (Pick<Membership, 'role' | 'is_owner'> & { id: number; name: string })[]
  social_accounts: Pick<SocialAccount, 'id' | 'platform_id' | 'account_url' | 'status'>[]
  submissions_count: number
  submissions: Work[]
  balances: CreatorBalance[]
  payouts_count: number
  payouts: Pick<Payout, 'id' | 'reference' | 'amount' | 'currency' | 'status' | 'created_at'>[]
  events: AuditEvent[]
}

type Reader = Pick<Author, 'user'>

const most = 10
const mostEvents = 20

const list = <Row>(rows: SQL) =>
  sql<Row[]>`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`

/** One statement, of which each part has its index. */
export async function findPerson(db: Db, reader: Reader, publicId: string): Promise<Person> {
  const id = decodeId('User', publicId) ?? 0
  const isTheirs = sql`user_id = ${id}`
  // Staff are not told of their own looks at the person.
  const isToTell = sql`(action <> 'look' or user_id is distinct from ${reader.user?.id ?? null})`
  const live = sql`from sessions where ${isTheirs} and generation = ${users.session_generation} and ${isAlive}`
  const [person] = await db
    .select({
      user: getTableColumns(users),
      sessions_count: sql<number>`(select count(*) ${live})`,
      last_active_at: sql<string | null>`(select to_json(max(last_active_at)) ${live})`,
      access_tokens_count: sql<number>`(select count(*) from access_tokens where ${isTheirs})`,
      identities: sql<
        string[]
      >`array(select provider from identities where ${isTheirs} order by id)`,
      organizations: list<Person['organizations'][number]>(sql`
        select organizations.id, organizations.name, role, is_owner
        from memberships join organizations on organizations.id = organization_id
        where ${isTheirs} order by organizations.name, organizations.id limit 100`),
      social_accounts: list<Person['social_accounts'][number]>(sql`
        select id, platform_id, account_url, status from social_accounts
        where ${isTheirs} order by id limit 100`),
      submissions_count: sql<number>`(select count(*) from campaign_submissions where ${isTheirs})
        + (select count(*) from collab_submissions where ${isTheirs})`,
      submissions: list<Work>(sql`
        (select submission.id, 'Campaign' as type, name, state, submission.created_at
          from campaign_submissions submission join campaigns on campaigns.id = campaign_id
          where ${isTheirs} order by submission.created_at desc, submission.id desc limit ${most})
        union all
        (select submission.id, 'Collab', name, submission.state, submission.created_at
          from collab_submissions submission join collabs on collabs.id = collab_id
          where ${isTheirs} order by submission.created_at desc, submission.id desc limit ${most})
        order by created_at desc, id desc limit ${most}`),
      balances: list<CreatorBalance>(sql`
        select currency, sum(available) as available_amount, sum(held) as held_amount,
          min(release_at) as next_release_at, ${nextRelease} as next_release_amount,
          max(release_at) as last_release_at, sum(on_hold) as on_hold_amount, sum(reserved) as reserved_amount, sum(owed) as owed_amount,
          sum(flagged) as flagged_amount, max(flagged_until) as flagged_until,
          sum(on_the_way) as on_the_way_amount, sum(paid) as paid_amount,
          ${nextSending(id)} as next_sending_on
        from (${placesOf(id)}) places group by currency order by currency`),
      payouts_count: sql<number>`(select count(*) from payouts where ${isTheirs})`,
      payouts: list<Person['payouts'][number]>(sql`
        select id, reference, amount, currency, status, created_at from payouts
        where ${isTheirs} order by created_at desc, id desc limit ${most}`),
      events: list<AuditEvent>(sql`
        select * from (
          (select * from audit_events where ${isTheirs} and ${isToTell} order by id desc limit ${mostEvents})
          union
          (select * from audit_events where record_type = 'User' and record_id = ${id} and ${isToTell}
            order by id desc limit ${mostEvents})
        ) as events order by id desc limit ${mostEvents}`),
    })
    .from(users)
    .where(eq(users.id, id))
  if (person === undefined) throw new NotFound('User not found.')
  return { ...person, last_active_at: person.last_active_at && iso(person.last_active_at) }
}

const iso = (text: string) => new Date(text).toISOString()
