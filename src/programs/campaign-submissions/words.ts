import {
  type CampaignSubmission,
  type invalidReasons,
  type PostCheck,
  rejectionReasons,
} from '../../tables/campaigns/campaign-submissions.ts'
import type { Decision } from '../../tables/campaigns/decisions.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { campaignStates } from '../submissions/states.ts'
import { hasFailed, type PostToCheck } from './checks/check-post.ts'
import { lacksDisclosure } from './disclosure.ts'
import { timeLimits } from './time-limits.ts'
import { isWithheldFor, type WithheldReason, withheldReason } from './transitions.ts'

export type RejectionReason = (typeof rejectionReasons)[number]

const reasons: Record<RejectionReason, string> = {
  wrong_account: 'Another account posted it.',
  duplicate: 'It was submitted before.',
  outside_window: 'It was posted at the wrong time.',
  missing_sound: 'It does not use the required sound.',
  missing_caption: 'Its caption lacks something that the brief asks for.',
  missing_disclosure: 'It does not say that it is advertising.',
  missing_requirement: 'Something that the brief asks for is missing.',
  low_quality: 'It is not good enough.',
  not_public: 'Not everybody can see it.',
  wrong_country: 'It is from a country where the campaign does not run.',
  suspected_fraud: 'Its views do not seem to be real.',
  rights: 'It uses content that belongs to someone else.',
  other: 'See the note.',
}

export const stateName = (state: CampaignSubmission['state']) => campaignStates[state].name

export const reasonInWords = (reason: RejectionReason) => reasons[reason]

const names: Record<RejectionReason, string> = {
  wrong_account: 'Wrong account',
  duplicate: 'Submitted before',
  outside_window: 'Posted at the wrong time',
  missing_sound: 'Sound missing',
  missing_caption: 'Caption or hashtag missing',
  missing_disclosure: 'Not marked as advertising',
  missing_requirement: 'Requirement missing',
  low_quality: 'Low quality',
  not_public: 'Not public',
  wrong_country: 'Wrong country',
  suspected_fraud: 'Suspected fraud',
  rights: 'Rights of others',
  other: 'Something else',
}

export const reasonName = (reason: RejectionReason) => names[reason]

type InvalidReason = (typeof invalidReasons)[number]

const invalid: Record<InvalidReason, string> = {
  bought: 'They were bought.',
  automated: 'They were made by machines.',
  rewarded: 'People were paid to watch.',
  removed: 'The platform took them away again.',
  other: 'See the note.',
}

export const invalidInWords = (reason: InvalidReason) => invalid[reason]

export const invalidOptions = [
  { value: '', label: 'Choose a reason' },
  { value: 'bought', label: 'Bought' },
  { value: 'automated', label: 'Made by machines' },
  { value: 'rewarded', label: 'People were paid to watch' },
  { value: 'removed', label: 'Taken away by the platform' },
  { value: 'other', label: 'Something else' },
]

/** The reasons to choose from. None is chosen beforehand: the first of a list would be sent by mistake. */
export const reasonOptions = [
  { value: '', label: 'Choose a reason' },
  ...rejectionReasons.map((value) => ({ value, label: reasonName(value) })),
]

const checkTitles: Record<PostCheck['name'], string> = {
  address: 'Link',
  author: 'Who posted it',
  duplicate: 'Not submitted before',
  window: 'When it was posted',
  country: 'Country',
  sound: 'Sound',
}

export const checkTitle = (name: PostCheck['name']) => checkTitles[name]

const wrong: Record<PostCheck['name'], string> = {
  address: 'not public',
  author: 'wrong account',
  duplicate: 'submitted before',
  window: 'too old',
  country: 'wrong country',
  sound: 'wrong sound',
}

const unsure: Record<PostCheck['name'], string> = {
  address: 'public?',
  author: 'account?',
  duplicate: 'submitted before?',
  window: 'posted when?',
  country: 'country?',
  sound: 'sound?',
}

type Withheld = Pick<CampaignSubmission, 'withheld_at' | 'withheld_because' | 'withheld_note'>

type Looked = Withheld & { caption: string | null }

/** The words of a list for what there is to be looked at: invalid views before all checks. */
export function lookedAtInShort({ checks, invalid_views, ...post }: PostToCheck & Looked) {
  if (invalid_views > 0)
    return { tone: 'warning', text: `${counted(invalid_views, 'view')} not real` } as const
  const because = withheldReason(post)
  if (because !== null && !hasFailed(checks))
    return { tone: 'warning', text: withheldInShort(because) } as const
  const inShort = checksInShort(checks)
  const isUnmarked = inShort.tone === 'success' && lacksDisclosure(post)
  return isUnmarked ? ({ tone: 'warning', text: 'no #ad in caption' } as const) : inShort
}

const withheld: Record<WithheldReason, string> = {
  member: 'the creator is a member now',
  unchanged: 'looks unchanged',
  unusual: 'unusual views',
}

export const withheldInShort = (because: WithheldReason) => withheld[because]

export const unchangedInWords = 'Its caption and checks are as they were when it was rejected.'

/** Why silence does not approve it; that the creator is a member now is told to each side in its own way. */
export const withheldInWords = (submission: Withheld, ofMember: string): string =>
  isWithheldFor(submission, 'member') ? ofMember : (submission.withheld_note ?? unchangedInWords)

/** All checks in two words: what is wrong, or else what someone has to look at. */
export function checksInShort(checks: PostCheck[]) {
  const failed = checks.find(({ outcome }) => outcome === 'failed')
  if (failed) return { tone: 'error', text: wrong[failed.name] } as const
  const unknown = checks.find(({ outcome }) => outcome === 'unknown')
  if (unknown) return { tone: 'warning', text: unsure[unknown.name] } as const
  return { tone: 'success', text: 'clean' } as const
}

const freezes = {
  window: `its ${timeLimits.counting.words} were over`,
  cap: 'it reached the maximum payout',
  missing: 'it could no longer be found',
  disconnected: 'its account was disconnected',
} as const

export const freezeInWords = (because: NonNullable<CampaignSubmission['frozen_because']>) =>
  freezes[because]

const done = {
  approve: 'approved',
  reject: 'rejected',
  flag: 'flagged',
  reverse: 'approved',
} as const

export const actionDone = (action: Decision['action']) => done[action]
