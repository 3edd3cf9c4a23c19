import { eq } from 'drizzle-orm'
import { defineDeadline } from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import { addressSaved } from '../../../creators/addresses/deadline-kinds.ts'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import { system } from '../../../tables/actor.ts'
import type {
  CampaignSubmission,
  PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { addresses } from '../../../tables/users/addresses.ts'
import { rejectPost } from '../deciding/verdicts.ts'
import { startDecisionDeadline } from '../due-dates.ts'
import { type LockedSubmission, lockPendingOf } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { checkCountry, checkNamed, checkPost, outcomeOf } from './check-post.ts'

/** Looks at what could not be looked at when it was handed in. */
export async function checkPostAgain(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
  post: PlatformPost,
): Promise<void> {
  const { submission } = locked
  const after = await save(tx, system('Counting'), campaignSubmissionRecord, 'check', submission, {
    checks: await answeredChecks(tx, locked, post),
    posted_at: submission.posted_at ?? post.posted_at,
  })
  const current = { ...locked, submission: after }
  const failed = after.checks.find(({ outcome }) => outcome === 'failed')
  if (failed?.name === 'author') return letGo(tx, services, current, failed.found)
  if (failed?.name === 'window') {
    const rejection = { reason: 'outside_window', note: failed.found } as const
    await rejectPost(tx, services, system('Counting'), current, rejection)
    return
  }
  if (isAnswered(submission, after)) await startDecisionDeadline(tx, after)
}

/** Every check of a post as it is now, or as it was where nothing new is known. */
export async function answeredChecks(
  tx: Tx,
  locked: LockedSubmission,
  post: PlatformPost,
): Promise<PostCheck[]> {
  const { checks: before } = locked.submission
  const checks = await checkAgain(tx, locked, post)
  return checks.map((check) => (isOpen(check) ? (checkNamed(before, check.name) ?? check) : check))
}

/** Reading a post again does not answer it. Where else it was handed in, no platform knows. */
const isOpen = ({ name, outcome }: PostCheck) => outcome === 'unknown' || name === 'duplicate'

export async function checkAgain(
  tx: Tx,
  { campaign, submission }: LockedSubmission,
  post: PlatformPost,
) {
  return checkPost({
    campaign,
    account: { uid: submission.account_uid, handle: submission.account_handle },
    address: { platform_id: submission.platform_id, handle: null, url: submission.post_url },
    post,
    handed_in_at: submission.created_at,
    country: await countryOf(tx, submission),
  })
}

/** Checks the country again after the creator has said where they live, or that they live elsewhere now. */
async function recheckCountry(tx: Tx, { campaign, submission }: LockedSubmission): Promise<void> {
  const country = await countryOf(tx, submission)
  if (submission.state !== 'pending' || country === null) return
  const found: PostCheck = { name: 'country', ...checkCountry({ campaign, country }) }
  const checks = submission.checks.map((check) => (check.name === 'country' ? found : check))
  const author = system('Deadline')
  const after = await save(tx, author, campaignSubmissionRecord, 'check', submission, { checks })
  if (isAnswered(submission, after)) await startDecisionDeadline(tx, after)
}

/** Posts that wait for a decision are checked again when their creator saves an address. */
export const newAddress = defineDeadline({
  ...addressSaved,
  lock: (tx, id) => lockPendingOf(tx, { id }),
  act: async (tx, _services, pending) => {
    for (const locked of pending) await recheckCountry(tx, locked)
  },
})

/** Whether a check has a new outcome. Only that gives people more time, not each reading. */
function isAnswered(before: CampaignSubmission, after: CampaignSubmission): boolean {
  return after.checks.some(({ name, outcome }) => outcome !== outcomeOf(before.checks, name))
}

async function countryOf(
  tx: Tx,
  { user_id }: LockedSubmission['submission'],
): Promise<string | null> {
  const [address] = await tx
    .select({ country: addresses.country })
    .from(addresses)
    .where(eq(addresses.user_id, user_id ?? 0))
  return address?.country ?? null
}

/** Lets go of a post that is somebody else's, so that whoever it belongs to can hand it in at once. */
async function letGo(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
  note: string,
): Promise<void> {
  const counting = system('Counting')
  const rejection = { reason: 'wrong_account', note } as const
  const rejected = await rejectPost(tx, services, counting, locked, rejection)
  await save(tx, counting, campaignSubmissionRecord, 'let_go', rejected, {
    is_appealable: false,
    is_claiming: false,
  })
}
