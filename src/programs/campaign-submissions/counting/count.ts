import { sql } from 'drizzle-orm'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import { system } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { isPostedSince } from '../../submissions/posts/counted-since.ts'
import { checkAgain, checkPostAgain } from '../checks/check-again.ts'
import { baselineOf, hasPassedChecks, outcomeOf } from '../checks/check-post.ts'
import { flagByRules, flagOnce } from '../flags/by-rules.ts'
import type { LockedSubmission } from '../lock.ts'
import { isCapped } from '../paying/amounts.ts'
import { countAgain, finalizePost, freezePost, isCountingOver } from './finalization.ts'

/** The post of a submission as it was read. */
type Reading = { submission_id: number; post: PlatformPost; isFirst: boolean }

const author = system('Counting')

/** Takes over what platforms said, and does what follows from it. */
export async function countViews(
  tx: Tx,
  services: Services,
  all: LockedSubmission[],
  readings: Reading[],
): Promise<void> {
  const byId = new Map(readings.map((reading) => [reading.submission_id, reading]))
  const read = all.filter(({ submission }) => byId.has(submission.id))
  const counted = await writeViews(tx, read, byId)
  // Rules look before anything becomes final, since what is doubted does not.
  await flagByRules(tx, services, counted)
  for (const locked of counted) {
    const { post } = byId.get(locked.submission.id) as Reading
    await actOnReading(tx, services, locked, post)
  }
}

/** The highest count stands: platforms take counts back, and readings come late. */
async function writeViews(
  tx: Tx,
  all: LockedSubmission[],
  readings: Map<number, Reading>,
): Promise<LockedSubmission[]> {
  const rows = all.flatMap(({ campaign, submission }) => {
    const { post, isFirst } = readings.get(submission.id) as Reading
    const isOpen = submission.frozen_at === null || submission.frozen_because === 'missing'
    if (post.views === null || !isOpen) return []
    const posted_at = submission.posted_at ?? post.posted_at
    const first = isFirst ? baselineOf(campaign, post) : submission.baseline_views
    // The moment of posting may be learned later, and with it whether earlier views count.
    const baseline = isPostedSince(campaign, posted_at) ? 0 : first
    const views = Math.max(post.views, submission.verified_views)
    return [{ id: submission.id, views, baseline, posted_at }]
  })
  const written = rows.length === 0 ? [] : await updateViews(tx, rows)
  const byId = new Map(written.map((numbers) => [numbers.id, numbers]))
  return all.map(({ campaign, submission }) => ({
    campaign,
    submission: { ...submission, ...byId.get(submission.id) },
  }))
}

type Row = { id: number; views: number; baseline: number; posted_at: string | null }

/** Gives what is new of those that have changed. */
function updateViews(tx: Tx, rows: Row[]) {
  const { id, verified_views, baseline_views, posted_at, view_count } = campaignSubmissions
  return tx
    .update(campaignSubmissions)
    .set({
      verified_views: sql`new.views`,
      baseline_views: sql`new.baseline`,
      posted_at: sql`new.posted_at`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new (id bigint, views bigint, baseline bigint, posted_at timestamptz)`,
    )
    .where(
      sql`${id} = new.id and (${verified_views}, ${baseline_views}, ${posted_at})
        is distinct from (new.views, new.baseline, new.posted_at)`,
    )
    .returning({ id, verified_views, baseline_views, posted_at, view_count })
}

/** Does what follows from one reading: counts again, checks again, or comes to an end. */
async function actOnReading(
  tx: Tx,
  services: Services,
  { campaign, submission }: LockedSubmission,
  post: PlatformPost,
): Promise<void> {
  const isBack = submission.frozen_because === 'missing' && !isCountingOver(submission)
  const current = isBack ? await countAgain(tx, { campaign, submission }) : submission
  const locked = { campaign, submission: current }
  if (current.state === 'pending' && !hasPassedChecks(current))
    await checkPostAgain(tx, services, locked, post)
  if (current.state !== 'approved') return
  if (isCapped(campaign, current)) await finalizeIfSame(tx, services, locked, post, 'cap')
  else if (isCountingOver(current)) await finalizeIfSame(tx, services, locked, post, 'window')
}

/** Who posted it and with which sound is looked at once more before anything is final. */
async function finalizeIfSame(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
  post: PlatformPost,
  because: 'cap' | 'window',
): Promise<void> {
  const checks = await checkAgain(tx, locked, post)
  const changed = checks.find(
    ({ name, outcome }) => outcome === 'failed' && (name === 'author' || name === 'sound'),
  )
  const wasFine = changed && outcomeOf(locked.submission.checks, changed.name) !== 'failed'
  if (!wasFine) {
    await finalizePost(tx, author, locked, because)
    return
  }
  const rule = `changed_${changed.name}`
  const finding = { rule, note: changed.found, evidence: {} }
  await flagOnce(tx, services, [{ locked, findings: [finding] }])
}

/** Missing twice, at least a day apart, it counts no more than it did when it was last there. */
export async function freezeMissing(tx: Tx, all: LockedSubmission[]): Promise<void> {
  for (const locked of all)
    if (locked.submission.state === 'approved') await freezePost(tx, locked, 'missing')
}
