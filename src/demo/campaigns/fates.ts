import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  appealAsCreator,
  decideAppealAsStaff,
} from '../../programs/campaign-submissions/appeals/model.ts'
import { approval, decideNow } from '../../programs/campaign-submissions/deciding/decide.ts'
import { liftAsStaff } from '../../programs/campaign-submissions/flags/model.ts'
import { withdrawPost } from '../../programs/campaign-submissions/handing-in/withdrawal.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { flags } from '../../tables/campaigns/flags.ts'
import { type Cast, type HandedIn, someoneOf } from '../cast.ts'
import { numberBetween, pick } from '../chance.ts'
import { age } from '../days.ts'
import type { Owners } from '../people/organizations.ts'
import { unlessRefused } from '../refusals.ts'
import { doubts, rejections } from '../words.ts'
import { actingAs } from '../world.ts'

/** Posts that are younger, in days, are mostly undecided when people first look at the demo world. */
const lately = 1.9

/** Appeals that staff have not come to yet. */
const undecided = 5

/**
 * Decides what people do with a post that was handed in. The clock decides about those that they leave alone.
 */
export function scheduleFate(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const luck = numberBetween(0, 1, 'fate', handed.word)
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
  const wait = numberBetween(0.1, 1.4, 'approved', word)
  const approve = () => decideNow(world, someoneOf(cast, owner, word), submission, approval)
  calendar.on(daysAgo - wait, unlessRefused(approve))
}

function approveAndDoubt(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const { world, calendar } = cast
  const { word, daysAgo, submission } = handed
  approveLater(cast, owner, handed)
  const doubt = () =>
    decideNow(world, someoneOf(cast, owner, word), submission, {
      action: 'flag',
      reason: null,
      note: pick(doubts, 'doubt', word),
    })
  calendar.on(daysAgo - 2.2, unlessRefused(doubt))
}

function withdrawLater({ world, calendar }: Cast, handed: HandedIn): void {
  const { word, daysAgo, creator, submission } = handed
  const withdraw = () => withdrawPost(world, actingAs(creator.user), submission)
  calendar.on(daysAgo - numberBetween(0.1, 0.9, 'withdrawn', word), unlessRefused(withdraw))
}

function rejectLater(cast: Cast, owner: keyof Owners, handed: HandedIn): void {
  const { world, calendar, staff } = cast
  const { word, daysAgo, creator, submission } = handed
  const rejected = daysAgo - numberBetween(0.2, 1.4, 'rejected', word)
  const { appeals, refusals, ...rejection } = pick(rejections, 'rejection', word)
  const reject = () =>
    decideNow(world, someoneOf(cast, owner, word), submission, { action: 'reject', ...rejection })
  calendar.on(rejected, unlessRefused(reject))
  const isLate = daysAgo < undecided
  if (!isLate && numberBetween(0, 1, 'appeals', word) > 0.45) return

  const appeal = () =>
    appealAsCreator(world, actingAs(creator.user), submission, pick(appeals, 'why', word))
  calendar.on(rejected - numberBetween(0.4, 3, 'appealed', word), unlessRefused(appeal))
  const isRight = numberBetween(0, 1, 'right', word) < 0.5
  const decide = () =>
    decideAppealAsStaff(world, staff, submission, {
      outcome: isRight ? 'accepted' : 'refused',
      note: isRight ? null : pick(refusals, 'refusal', word),
    })
  calendar.on(rejected - numberBetween(5, 7, 'decided', word), unlessRefused(decide))
}

/** Writes down when staff look at what was doubted. After some days they find nothing wrong with it. */
export function scheduleLooks({ world, calendar, staff }: Cast): void {
  for (let daysAgo = age; daysAgo > 0; daysAgo -= 1.5)
    calendar.on(daysAgo, async () => {
      const isLong = sql`${flags.created_at} < troupe_now() - interval '5 days'`
      const doubted = await world.db
        .selectDistinct({ id: campaignSubmissions.id })
        .from(campaignSubmissions)
        .innerJoin(flags, eq(flags.submission_id, campaignSubmissions.id))
        .where(and(eq(campaignSubmissions.state, 'flagged'), isNull(flags.ended_at), isLong))
        .orderBy(campaignSubmissions.id)
      for (const submission of doubted) await liftAsStaff(world, staff, submission)
    })
}
