import { databaseTime } from '../../framework/database/clock.ts'
import type { ReplicaState } from '../../framework/database/replicas/replica.ts'
import { counted, grouped } from '../../vocabulary/amounts/counts.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { days, hours, minutes } from '../../vocabulary/time/time-limits.ts'
import type { PlatformOverview } from '../platforms/queries.ts'
import { type HealthFacts, longestMail, longestWebhook, longestWithoutBackup } from './queries.ts'

/** Something that someone should look at: what is wrong, and what to do about it. */
export type Concern = { name: string; words: string; to_do: string }

/** Where more of it stands, for whoever reads a concern and has never had it. */
export const runbookEntry = ({ name }: Concern) => `docs/runbook.md#${name}`

type Known = Omit<HealthFacts, 'platforms'> & {
  is_disk_full: boolean
  /** The address of a proxy whose word about its clients is not taken. */
  untrusted_proxy: string | undefined
  replicas_left_out: LeftOut[]
  platforms: Standing[]
}

type Standing = Pick<PlatformOverview, 'platform_id' | 'state' | 'last_success_at' | 'last_error'>

type LeftOut = Pick<ReplicaState, 'name' | 'reason'>

/** A concern that stays is told again after this long. */
export const toldAgain = days(1)

const longestWait = minutes(15)
const longestAbsence = minutes(2)
const longestFailure = hours(1)
/** The books are compared every night. */
const longestUncomparedMs = 36 * 60 * 60_000

/** Each has its section in docs/runbook.md, under its name. */
export function concernsOf(facts: Known, now = databaseTime()): Concern[] {
  return [
    ...ofMoney(facts, now),
    ...ofWork(facts, now),
    ...ofOthers(facts, now),
    ...ofMachines(facts),
  ].flatMap(([isSo, name, words, to_do]) => (isSo ? [{ name, words, to_do }] : []))
}

type Check = [isSo: boolean, name: string, words: string, to_do: string]

function ofMoney({ difference_count, compared_at, payouts_late }: Known, now: number): Check[] {
  return [
    [
      (difference_count ?? 0) > 0,
      'books-differ',
      `Balances and transfers differ in ${counted(difference_count ?? 0, 'place')}.`,
      'Send no payouts, and open Reconciliation: it names each record.',
    ],
    [
      isBefore(compared_at, longestUncomparedMs, now),
      'books-not-compared',
      'Balances were not compared with the transfers last night.',
      'Compare them now at Reconciliation, and look among failed jobs for why.',
    ],
    [
      payouts_late > 0,
      'payouts-late',
      `${counted(payouts_late, 'payout')} should have been sent by now.`,
      'Send those that wait at Payouts; of one on its way to Stripe, the failed jobs say why.',
    ],
  ]
}

function ofWork(facts: Known, now: number): Check[] {
  const { jobs_oldest_at, failed_kinds, mails_late, mail_refusal } = facts
  const { mails_failed_in_a_day, deadlines_late, deadlines_failed } = facts
  const because = mail_refusal === null ? '' : ` ${mail_refusal}`
  return [
    [
      isBefore(jobs_oldest_at, longestWait.seconds * 1000, now),
      'jobs-stuck',
      `A job has been waiting for more than ${longestWait.words}.`,
      'See at Jobs which kind waits, and in the log whether a process works on it.',
    ],
    [
      failed_kinds.length > 0,
      'jobs-failed',
      `Jobs failed for good: ${failed_kinds.join(', ')}.`,
      'Open Jobs for the reasons, mend the cause, and try them again.',
    ],
    [
      mails_late > 0,
      'mail-down',
      `${counted(mails_late, 'mail')} could not be sent for more than ${longestMail.words}.${because}`,
      'Check SMTP_URL and the mail server: nobody can sign in with a code. Mails are tried again by themselves.',
    ],
    [
      mails_failed_in_a_day > 0,
      'mails-failed',
      `${counted(mails_failed_in_a_day, 'mail')} could not be delivered in the last day.`,
      'Open Jobs for the reasons. After an outage of the mail server, try all again.',
    ],
    [
      deadlines_late > 0,
      'deadlines-late',
      `${counted(deadlines_late, 'deadline')} passed without being handled yet.`,
      'See at Jobs whether the job that works them off waits or fails.',
    ],
    [
      deadlines_failed > 0,
      'deadlines-failed',
      `Handling ${counted(deadlines_failed, 'deadline')} has failed.`,
      'The log says why. Each is tried again by itself.',
    ],
  ]
}

/** Others have these in their hands: receivers of events, and platforms that tell numbers. */
function ofOthers({ webhooks_failing, platforms }: Known, now: number): Check[] {
  const namesOf = (some: Standing[]) => some.map((one) => platformNames[one.platform_id]).join(', ')
  const usedUp = platforms.filter(({ state }) => state === 'used_up')
  const failing = platforms.filter(
    ({ state, last_success_at }) =>
      state === 'failing' &&
      (last_success_at === null || isBefore(last_success_at, longestFailure.seconds * 1000, now)),
  )
  const [first] = failing
  return [
    [
      webhooks_failing > 0,
      'webhooks-failing',
      `${counted(webhooks_failing, 'webhook')} took nothing for more than ${longestWebhook.words}.`,
      'If one does, its owner has to mend it. If many do, see whether this server reaches others.',
    ],
    [
      usedUp.length > 0,
      'quota-used-up',
      `Nothing more is asked of ${namesOf(usedUp)} today: the quota is used up.`,
      'Views are late until it is renewed. See Platforms, and ask for a larger quota if it happens often.',
    ],
    [
      failing.length > 0,
      'platforms-failing',
      `${namesOf(failing)}: no answer of use for more than ${longestFailure.words}. ${first?.last_error ?? ''}`.trim(),
      'See Platforms. bin/doctor says whether the key or the token still works.',
    ],
  ]
}

/** Whether a replica is left out for longer than a restart takes. */
export function isLeftOut({ isIn, since }: ReplicaState, now = Date.now()): boolean {
  return !isIn && now - since > longestAbsence.seconds * 1000
}

function ofMachines(known: Known): Check[] {
  const { connections, most_connections, is_disk_full, replicas_left_out: out } = known
  const { untrusted_proxy: proxy } = known
  return [
    [
      known.is_backup_old,
      'backup-old',
      `bin/backup has made no backup for more than ${longestWithoutBackup.words}.`,
      'See whether its timer runs, what it says, and whether there is room for the file.',
    ],
    [
      connections * 10 > most_connections * 9,
      'connections-short',
      `${grouped(connections)} of ${grouped(most_connections)} database connections are in use.`,
      'Lower DATABASE_POOL, or raise max_connections of the server, or the limit of the database or its user.',
    ],
    [
      is_disk_full,
      'disk-full',
      'The disk of DATA_DIR is full.',
      'Make room at once: uploads fail, and an embedded database stops.',
    ],
    [
      proxy !== undefined,
      'proxy-not-trusted',
      `A proxy at ${proxy} passes requests on, and all who come through it count as one address.`,
      'Set TRUST_PROXY so that it names the proxy, and restart.',
    ],
    [
      out.length > 0,
      'replica-left-out',
      `The primary does the work of ${out.map(({ name, reason }) => `${name} (${reason})`).join(', ')}.`,
      'See whether that server runs and follows the primary. It is taken in again by itself.',
    ],
  ]
}

const isBefore = (moment: string | null, ms: number, now: number) =>
  moment !== null && now - Date.parse(moment) > ms
