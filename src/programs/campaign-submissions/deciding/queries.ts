import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../framework/database/db.ts'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import type { Member } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { type Decision, decisions } from '../../../tables/campaigns/decisions.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'

const { id } = campaignSubmissions

/** A decision that has not taken effect yet. */
export type WaitingDecision = Pick<Decision, 'action' | 'reason' | 'note'> & {
  user_name: string | null
  takes_effect_at: string
  seconds: number
}

export const waitingDecision = sql<WaitingDecision | null>`(
  select json_build_object('action', waiting.action, 'reason', waiting.reason, 'note', waiting.note,
    'user_name', author.name, 'seconds', ${secondsUntil(sql`effect.due_at`)},
    'takes_effect_at',
    ${isoMoment('effect.due_at')})
  from decisions waiting
  join deadlines effect
    on effect.kind = ${postDeadlines.effect.kind} and effect.record_id = waiting.submission_id
  left join users author on author.id = waiting.user_id
  where waiting.submission_id = campaign_submissions.id)`

function secondsUntil(moment: SQL | PgColumn) {
  return sql<number>`greatest(ceil(extract(epoch from ${moment} - troupe_now())), 0)::int`
}

/** The decision of one submission that can still be undone, for its page. */
export async function findWaitingDecision(
  db: Reader,
  submission: { id: number },
): Promise<WaitingDecision | null> {
  const isIt = eq(id, submission.id)
  const [found] = await db
    .select({ decision: waitingDecision })
    .from(campaignSubmissions)
    .where(isIt)
  return found?.decision ?? null
}

export type OwnDecision = Pick<Decision, 'submission_id' | 'action' | 'created_at'> & {
  account_handle: string
  seconds: number
}

/** Decisions of someone that can still be undone, in all campaigns or in one, the latest first. */
export function listOwnDecisions(
  db: Reader,
  { organization, user }: Member,
  campaign?: { id: number },
): Promise<OwnDecision[]> {
  const isOwn = and(eq(decisions.organization_id, organization.id), eq(decisions.user_id, user.id))
  const isThere = campaign && eq(campaignSubmissions.campaign_id, campaign.id)
  return db
    .select({
      submission_id: decisions.submission_id,
      action: decisions.action,
      created_at: decisions.created_at,
      account_handle: campaignSubmissions.account_handle,
      seconds: secondsUntil(deadlines.due_at),
    })
    .from(decisions)
    .innerJoin(campaignSubmissions, eq(id, decisions.submission_id))
    .innerJoin(
      deadlines,
      and(eq(deadlines.record_id, id), eq(deadlines.kind, postDeadlines.effect.kind)),
    )
    .where(and(isOwn, isThere))
    .orderBy(desc(decisions.created_at), asc(id))
    .limit(300)
}
