import { and, asc, gt, type SQL } from 'drizzle-orm'
import { requireNotOwn } from '../../activity/records/own.ts'
import type { Context } from '../../framework/context.ts'
import { inPages } from '../../framework/database/batches.ts'
import type { Tx } from '../../framework/database/db.ts'
import { collectFailures } from '../../framework/jobs/failure-collector.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { requireOutsider } from '../../teams/organizations/outsiders.ts'
import { type LockedSubmission, lockSubmission } from './lock.ts'

/** All moves of a post have in common that it is locked for them: for people, for staff, and for jobs. */

type Id = { id: number }
type Change = (tx: Tx, locked: LockedSubmission) => Promise<CampaignSubmission>

/** Changes a submission in one transaction, as everything does that people do to it. */
export function changeSubmission({ db }: Context, { id }: Id, change: Change) {
  return db.transaction(async (tx) => change(tx, await lockSubmission(tx, { id })))
}

const batch = 100

type Act = (tx: Tx, locked: LockedSubmission) => Promise<void>

/** Changes all submissions of a kind for a job, each in a transaction of its own. */
export async function changeEach(
  { db, log }: Context,
  which: SQL | undefined,
  act: Act,
): Promise<void> {
  const { id } = campaignSubmissions
  const apart = collectFailures({ log })
  const pages = inPages<{ id: number }>(batch, (last) =>
    db
      .select({ id })
      .from(campaignSubmissions)
      .where(and(which, gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(batch),
  )
  for await (const submission of pages) {
    await apart.attempt({ submission_id: submission.id }, () =>
      db.transaction(async (tx) => act(tx, await lockSubmission(tx, submission))),
    )
  }
  apart.end()
}

/** Changes a submission for staff, but not for someone who would decide about money of their own. */
export function changeAsStaff(context: Context, actor: Actor, submission: Id, change: Change) {
  return changeSubmission(context, submission, async (tx, locked) => {
    await requireOutsider(tx, actor, locked.submission)
    requireNotOwn(actor, locked.submission, 'post')
    return change(tx, locked)
  })
}
