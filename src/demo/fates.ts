import { eq } from 'drizzle-orm'
import { one } from '../framework/database/rows.ts'
import {
  appealAsCreator,
  approveAsMember,
  decideAppealAsStaff,
  decideNow,
  liftAsStaff,
  rejectAsMember,
  withdrawAsCreator,
} from '../programs/campaign-submissions/acts.ts'
import { type CampaignSubmission, campaignSubmissions } from '../tables/campaign-submissions.ts'
import { type Cast, type HandedIn, someoneOf } from './cast.ts'
import { between, pick } from './chance.ts'
import type { Owners } from './organizations.ts'
import { appeals, doubts, refusals, rejections } from './words.ts'
import { actingAs, type World } from './world.ts'

type State = CampaignSubmission['state']

/** What is still undecided when people first look at the demo world. */
const lately = 1.9

/** What people do with a post that was handed in. What they leave alone, the clock decides. */
export function scheduleFate(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const luck = between(0, 1, 'fate', handed.word)
  if (handed.daysAgo < lately && luck < 0.8) return
  if (luck < 0.64) approveLater(cast, owner, handed)
  else if (luck < 0.8) return
  else if (luck < 0.92) rejectLater(cast, owner, handed)
  else if (luck < 0.96) withdrawLater(cast, handed)
  else approveAndDoubt(cast, owner, handed)
}

function approveLater(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const { world, calendar } = cast
  const { word, daysAgo, submission } = handed
  const wait = between(0.1, 1.4, 'approved', word)
  calendar.on(daysAgo - wait, async () => {
    if (await isIn(world, submission, 'pending'))
      await approveAsMember(world, someoneOf(cast, owner, word), submission)
  })
  // What a rule doubts is looked at by staff after a few days.
  calendar.on(daysAgo - wait - between(4, 9, 'looked at', word), async () => {
    if (await isIn(world, submission, 'flagged')) await liftAsStaff(world, cast.staff, submission)
  })
}

function approveAndDoubt(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const { world, calendar } = cast
  const { word, daysAgo, submission } = handed
  approveLater(cast, owner, handed)
  calendar.on(daysAgo - 2.2, async () => {
    const note = pick(doubts, 'doubt', word)
    if (await isIn(world, submission, 'approved'))
      await decideNow(world, someoneOf(cast, owner, word), submission, {
        action: 'flag',
        reason: null,
        note,
      })
  })
}

function withdrawLater({ world, calendar }: Cast, handed: HandedIn): void {
  const { word, daysAgo, creator, submission } = handed
  calendar.on(daysAgo - between(0.1, 0.9, 'withdrawn', word), async () => {
    if (await isIn(world, submission, 'pending'))
      await withdrawAsCreator(world, actingAs(creator.user), submission)
  })
}

function rejectLater(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const { world, calendar, staff } = cast
  const { word, daysAgo, creator, submission } = handed
  const rejected = daysAgo - between(0.2, 1.4, 'rejected', word)
  calendar.on(rejected, async () => {
    const rejection = pick(rejections, 'rejection', word)
    if (await isIn(world, submission, 'pending'))
      await rejectAsMember(world, someoneOf(cast, owner, word), submission, rejection)
  })
  if (between(0, 1, 'appeals', word) > 0.45) return

  calendar.on(rejected - between(0.4, 3, 'appealed', word), async () => {
    if (await isIn(world, submission, 'rejected'))
      await appealAsCreator(world, actingAs(creator.user), submission, pick(appeals, 'why', word))
  })
  calendar.on(rejected - between(5, 7, 'decided', word), async () => {
    if (!(await isIn(world, submission, 'appealed'))) return
    const isRight = between(0, 1, 'right', word) < 0.5
    await decideAppealAsStaff(world, staff, submission, {
      outcome: isRight ? 'accepted' : 'refused',
      note: isRight ? null : pick(refusals, 'refusal', word),
    })
  })
}

/** It may have become something else since this was written down. */
async function isIn({ db }: World, { id }: CampaignSubmission, state: State): Promise<boolean> {
  const now = await db
    .select({ state: campaignSubmissions.state })
    .from(campaignSubmissions)
    .where(eq(campaignSubmissions.id, id))
  return one(now).state === state
}
