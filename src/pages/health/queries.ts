import { sql } from 'drizzle-orm'
import { currentTime, realTime, today } from '../../framework/database/columns.ts'
import { one } from '../../framework/database/rows.ts'
import { failedQueue } from '../../framework/jobs/queue-options.ts'
import { deliverMail } from '../../framework/mail/jobs.ts'
import type { Asking } from '../../platforms/client.ts'
import { isOpenInDatabase } from '../../tables/finance/payouts.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { days, hours, minutes } from '../../vocabulary/time/time-limits.ts'
import {
  overviewsOf,
  type PlatformOverview,
  type PlatformRow,
  selectPlatforms,
} from '../platforms/queries.ts'

/** A mail that waits for longer is one that the mail server does not take. */
export const longestMail = minutes(5)

/** A receiver that is away for longer does not come back by itself. */
export const longestWebhook = hours(1)

/** A backup is made every night: one may fail, and no more. */
export const longestWithoutBackup = days(2)

/** Facts that the database knows of how the installation does. */
export type HealthFacts = {
  database_version: string
  database_bytes: number
  /** Connections of all processes together. */
  connections: number
  /** The least of what the server, the database and its user are limited to. */
  most_connections: number
  jobs_waiting: number
  jobs_active: number
  /** The moment since which the oldest job waits that could have begun. */
  jobs_oldest_at: string | null
  jobs_failed_in_a_day: number
  /** How many failed jobs nobody has looked at. */
  jobs_failed: number
  /** The kinds of failed jobs that are no mails. */
  failed_kinds: string[]
  mails_waiting: number
  /** Mails that are tried again and again, and what was said to the last try. */
  mails_late: number
  mail_refusal: string | null
  mails_sent_in_an_hour: number
  mails_failed_in_a_day: number
  swept_at: string | null
  payouts_late: number
  /** Webhooks at which nothing arrives, for longer than a restart of the receiver takes. */
  webhooks_failing: number
  deadlines_late: number
  deadlines_failed: number
  compared_at: string | null
  compared_count: number | null
  difference_count: number | null
  /** When `bin/backup` was used last. */
  backed_up_at: string | null
  /** Whether `bin/backup`, once used, has made none for long. */
  is_backup_old: boolean
  moved_seconds: number
  platforms: PlatformOverview[]
}

type Found = Omit<HealthFacts, 'platforms'> & { platforms: PlatformRow[] }

const jobsOf = (state: string) => sql.raw(`pgboss.job where state ${state}`)
const ours = sql`name <> ${failedQueue} and left(name, 2) <> '__'`
const ofMail = sql`name = ${deliverMail.name}`
const aDay = sql`${realTime} - interval '1 day'`

/** A deadline that is a little late only waits for its turn. */
const someMinutes = sql`${currentTime} - interval '5 minutes'`

/** One statement. What was done is known for an hour: that long the queue keeps jobs that are over. */
export async function readHealthFacts(asking: Asking, sweep: string): Promise<HealthFacts> {
  const failedInADay = sql`select count(*) from ${jobsOf("< 'active'")} and not blocked
    and name = ${failedQueue} and created_on > ${aDay}`
  const { rows } = await asking.db.execute<Found>(sql`
    select current_setting('server_version') as database_version,
      pg_database_size(current_database()) as database_bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      (select min(most) from (values (current_setting('max_connections')::int),
        ((select nullif(datconnlimit, -1) from pg_database where datname = current_database())),
        ((select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user))
      ) as limits(most)) as most_connections,
      waiting.count as jobs_waiting, waiting.oldest_at as jobs_oldest_at,
      (select count(*) from ${jobsOf("= 'active'")} and ${ours}) as jobs_active,
      (select json_agg(platforms) from (${selectPlatforms(asking)}) as platforms) as platforms,
      (${failedInADay}) as jobs_failed_in_a_day,
      (select count(*) from ${jobsOf("< 'active'")} and not blocked and name = ${failedQueue}) as jobs_failed,
      (select count(*) from ${jobsOf("< 'active'")} and not blocked and ${ofMail}) as mails_waiting,
      array(select distinct source_name from ${jobsOf("< 'active'")} and not blocked
        and name = ${failedQueue} and source_name <> ${deliverMail.name} order by 1) as failed_kinds,
      late_mails.count as mails_late, late_mails.refusal as mail_refusal,
      (select count(*) from payouts where ${isOpenInDatabase()} and sends_on < ${today})
        as payouts_late,
      (select count(*) from webhooks where failing_since < ${realTime} - ${longestWebhook.interval}::interval
        and is_enabled) as webhooks_failing,
      (select count(*) from ${jobsOf("= 'completed'")} and ${ofMail}
        and completed_on > ${realTime} - interval '1 hour') as mails_sent_in_an_hour,
      (${failedInADay} and source_name = ${deliverMail.name}) as mails_failed_in_a_day,
      (select max(completed_on) from ${jobsOf("= 'completed'")} and name = ${sweep}) as swept_at,
      (select count(*) from deadlines where due_at < ${someMinutes} and failed_at is null) as deadlines_late,
      (select count(*) from deadlines where due_at < ${currentTime} and failed_at is not null)
        as deadlines_failed,
      last.finished_at as compared_at, last.checked_count as compared_count, last.difference_count,
      (select backed_up_at from installation) as backed_up_at,
      coalesce((select backed_up_at < ${realTime} - ${longestWithoutBackup.interval}::interval from installation),
        false) as is_backup_old,
      extract(epoch from ${currentTime} - ${realTime})::int as moved_seconds
    from (
      select count(*) as count, min(greatest(created_on, start_after)) as oldest_at
      from ${jobsOf("< 'active'")} and not blocked and ${ours} and start_after <= ${realTime}
    ) as waiting
    cross join (
      select count(*) as count, max(output ->> 'reason') as refusal
      from ${jobsOf("< 'active'")} and not blocked and ${ofMail}
        and created_on < ${realTime} - ${longestMail.interval}::interval
    ) as late_mails
    left join (
      select finished_at, checked_count, difference_count from reconciliations order by id desc limit 1
    ) as last on true`)
  const facts = one(rows)
  return {
    ...facts,
    platforms: overviewsOf(asking, facts.platforms),
    jobs_oldest_at: facts.jobs_oldest_at && isoTime(facts.jobs_oldest_at),
    swept_at: facts.swept_at && isoTime(facts.swept_at),
    compared_at: facts.compared_at && isoTime(facts.compared_at),
    backed_up_at: facts.backed_up_at && isoTime(facts.backed_up_at),
  }
}
