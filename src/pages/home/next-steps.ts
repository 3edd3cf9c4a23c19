import { sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { timeLimits } from '../../programs/collab-submissions/time-limits.ts'
import { postDeadlines, workDeadlines } from '../../programs/submissions/deadline-kinds.ts'
import {
  answerDue,
  asksCreator,
  waitsForCreatorInDatabase,
} from '../../programs/submissions/stages.ts'
import { recipientAt } from '../../teams/invitation-limits/recipients.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { days } from '../../vocabulary/time/time-limits.ts'

/** Something that waits for a creator. */
export type NextStep = {
  kind: 'work' | 'account' | 'answer' | 'appeal' | 'address' | 'invitation' | 'rating'
  record_id: number
  /** The program or who invites, or the address of the account. */
  title: string
  platform_id: PlatformId | null
  state: string
  /** Whether an account was fine before. */
  was_fine: boolean
  due_at: string | null
}

const most = 8

/** The step that is due first comes first, then those that have no end. */
export async function listNextSteps(
  db: Db,
  user: { id: number; email: string },
): Promise<NextStep[]> {
  const { rows } = await db.execute<NextStep>(sql`
    select kind, record_id::float8 as record_id, title, platform_id, state, was_fine, due_at
    from (
      select 'work' as kind, work.id as record_id, collabs.name as title, null as platform_id,
        work.state, false as was_fine, deadlines.due_at
      from collab_submissions work
      join collabs on collabs.id = work.collab_id
      left join deadlines on deadlines.kind = ${workDeadlines.turn.kind} and deadlines.record_id = work.id
      where work.user_id = ${user.id} and ${waitsForCreatorInDatabase(sql`work`)}
      union all
      ${ratingsOf(user)}
      union all
      select 'appeal', work.id, campaigns.name, work.platform_id, work.state, false, deadlines.due_at
      from campaign_submissions work
      join campaigns on campaigns.id = work.campaign_id
      left join deadlines on deadlines.record_id = work.id
        and deadlines.kind = ${postDeadlines.appealWindow.kind}
      where work.user_id = ${user.id} and work.is_appealable
      union all
      select 'answer', work.id, campaigns.name, work.platform_id, work.state, false,
        ${answerDue(sql`work`)}
      from campaign_submissions work
      join campaigns on campaigns.id = work.campaign_id
      where work.user_id = ${user.id} and ${asksCreator(sql`work`)}
      union all
      select 'account', id, account_url, platform_id, status, verified_at is not null, null
      from social_accounts where user_id = ${user.id} and status <> 'verified'
      union all
      (select 'address', work.id, campaigns.name, null, work.state, false, null
      from campaign_submissions work
      join campaigns on campaigns.id = work.campaign_id
      where work.user_id = ${user.id} and work.state = 'pending'
        and work.checks @> '[{"name": "country", "outcome": "unknown"}]'
        and not exists (select from addresses where user_id = ${user.id})
      limit 1)
      union all
      ${invitationsOf(user)}
    ) steps
    order by due_at nulls last, kind, record_id
    limit ${most}`)
  return rows.map((step) => ({ ...step, due_at: step.due_at && isoTime(step.due_at) }))
}

/** Work that is done, while its organization can still be rated. Nobody waits for it: it is never due. */
function ratingsOf({ id }: { id: number }) {
  const end = sql`work.completed_at + ${timeLimits.rating.interval}::interval`
  return sql`
    select 'rating', work.id, organizations.name, null, work.state, false, null::timestamptz
    from collab_submissions work
    join organizations on organizations.id = work.organization_id
    where work.user_id = ${id} and work.state = 'completed' and ${end} > ${currentTime}
      and not exists (select from ratings where submission_id = work.id and side = 'creator')`
}

/** How many days an invitation is shown for, if nothing comes of it. */
const invitedLately = days(30)
const mostInvitations = 3

/** Invitations to programs that are open, and that they have not taken part in or refused. */
function invitationsOf({ id, email }: { id: number; email: string }) {
  return sql`(
    select 'invitation', coalesce(campaigns.id, collabs.id),
      organizations.name || ': ' || coalesce(campaigns.name, collabs.name), null,
      case when campaigns.id is null then 'Collab' else 'Campaign' end, false, null::timestamptz
    from creator_invitations invitation
    join organizations on organizations.id = invitation.organization_id
    left join campaigns on campaigns.id = invitation.campaign_id and campaigns.status = 'active'
    left join collabs on collabs.id = invitation.collab_id and collabs.state = 'published'
    where (invitation.email = ${email} or invitation.user_id = ${id})
      and coalesce(campaigns.id, collabs.id) is not null
      and invitation.updated_at > ${currentTime} - ${invitedLately.interval}::interval
      and not exists (select from campaign_submissions work
        where work.campaign_id = campaigns.id and work.user_id = ${id})
      and not exists (select from collab_submissions work
        where work.collab_id = collabs.id and work.user_id = ${id})
      and not exists (select from invitation_refusals refusal
        where refusal.recipient = ${recipientAt(email)}
          and (refusal.organization_id is null or refusal.organization_id = invitation.organization_id))
    order by invitation.updated_at desc limit ${mostInvitations})`
}
