import type { Flag } from '../../../tables/campaigns/flags.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { divide } from '../../../vocabulary/amounts/money.ts'
import { type FlagFacts, fewViews, longestJumpMinutes } from './rule-facts.ts'

export type FlagFinding = { rule: string; note: string; evidence: Flag['evidence'] }
type Rule = (facts: FlagFacts) => FlagFinding | undefined

const fewestOthers = 3
const fewestFollowers = 50
const youngDays = 30

/** Compares with other posts when they were as old, and with the mean of all that the account has. */
const farAboveMedian: Rule = ({ views, others, median_views, mean_views, age_hours }) => {
  if (others < fewestOthers || !median_views) return undefined
  if (views < Math.max(median_views, mean_views ?? 0) * 10) return undefined
  return {
    rule: 'views_above_median',
    note: `Unusual: ${counted(views, 'view')} after ${ageInWords(age_hours)}. ${counted(others, 'other post')} of this account had a median of ${grouped(median_views)} at that age.`,
    evidence: { views, median_views, others, age_hours, ...(mean_views && { mean_views }) },
  }
}

const fewLikes: Rule = ({ views, likes, others, median_likes_per_1000 }) => {
  if (others < fewestOthers || !median_likes_per_1000 || likes === null) return undefined
  const likesPer1000 = Number(divide(BigInt(likes) * 1000n, BigInt(views)))
  if (likesPer1000 * 5 > median_likes_per_1000) return undefined
  return {
    rule: 'likes_below_median',
    note: `Unusual: ${counted(likesPer1000, 'like')} for every 1,000 views. Other posts of this account had ${grouped(median_likes_per_1000)} at that age.`,
    evidence: { likes, views, median_likes_per_1000 },
  }
}

/**
 * The age from which on a jump is strange. On its first day most of what a post has came within the last
 * hours, and the more it is liked the more so.
 */
const calmAfterHours = 24

const jump: Rule = ({ views, earlier_views, earlier_minutes, earlier_age_hours }) => {
  if (earlier_views === null || earlier_minutes === null) return undefined
  if (earlier_minutes > longestJumpMinutes) return undefined
  if (earlier_age_hours === null || earlier_age_hours < calmAfterHours) return undefined
  const gained = views - earlier_views
  if (earlier_views === 0 || gained * 10 <= views * 4) return undefined
  return {
    rule: 'sudden_jump',
    note: `Unusual: ${grouped(gained)} of its ${counted(views, 'view')} came within ${counted(earlier_minutes, 'minute')}.`,
    evidence: { views, gained, minutes: earlier_minutes },
  }
}

/**
 * Doubts views that fell. Platforms take away the views that they find not to be real; one low reading may be
 * a fault of theirs, two are not.
 */
const fall: Rule = ({ verified_views, fallen_views }) => {
  if (fallen_views === null) return undefined
  const gone = verified_views - fallen_views
  return {
    rule: 'views_taken_away',
    note: `Unusual: the platform took ${grouped(gone)} of its ${counted(verified_views, 'view')} away again.`,
    evidence: { views: verified_views, gone },
  }
}

/**
 * A post that is shared widely has a few times as many views as its account has followers, and one of a small
 * account sometimes ten times. Whoever is beyond this is asked about and not accused: a person looks.
 */
const timesFollowers = 20

/**
 * Looks at followers where nothing else of the account is there to compare with. It holds no money, and is
 * asked only while nobody has decided.
 */
export const farAboveFollowers: Rule = ({ views, others, followers, mean_of_others }) => {
  if (views < fewViews || followers === null || others >= fewestOthers) return undefined
  if (views < followers * timesFollowers) return undefined
  if (mean_of_others !== null && views < mean_of_others * 10) return undefined
  return {
    rule: 'views_above_followers',
    note: `Unusual: ${counted(views, 'view')} for an account with ${counted(followers, 'follower')}.`,
    evidence: { followers, views },
  }
}

const smallAccount: Rule = ({ followers, views }) => {
  if (followers === null || followers >= fewestFollowers) return undefined
  return {
    rule: 'few_followers',
    note: `Unusual: ${counted(views, 'view')} for an account with ${counted(followers, 'follower')}.`,
    evidence: { followers, views },
  }
}

const youngAccount: Rule = ({ account_days, views }) => {
  if (account_days === null || account_days >= youngDays) return undefined
  return {
    rule: 'young_account',
    note: `Unusual: ${counted(views, 'view')} for an account that was opened ${counted(account_days, 'day')} ago.`,
    evidence: { days: account_days, views },
  }
}

const samePost: Rule = ({ same_posts, views }) =>
  same_posts === 0
    ? undefined
    : {
        rule: 'same_post',
        note: 'Unusual: another post of this account was posted at the same moment and has about as many views.',
        evidence: { posts: same_posts, views },
      }

const sharedDevice: Rule = ({ same_device }) =>
  same_device === 0
    ? undefined
    : {
        rule: 'same_device',
        note: 'Unusual: other creators of this campaign use the same device.',
        evidence: { creators: same_device },
      }

const sharedPayout: Rule = ({ same_payout }) =>
  same_payout === 0
    ? undefined
    : {
        rule: 'same_payout_method',
        note: 'Unusual: other creators are paid to the same account.',
        evidence: { creators: same_payout },
      }

const ageInWords = (hours: number) =>
  hours < 48 ? counted(hours, 'hour') : counted(Number(BigInt(hours) / 24n), 'day')

/** Rules about the views that a post has now, which have to be enough to be worth a doubt. */
const rulesOfViews = [
  farAboveMedian,
  fewLikes,
  jump,
  smallAccount,
  youngAccount,
  samePost,
  sharedDevice,
  sharedPayout,
]

/**
 * The number of views that a rule doubts, if it knows which. The other rules doubt the account, or all of the
 * views.
 */
export function suspectedBy({ rule, evidence }: Pick<Flag, 'rule' | 'evidence'>): number | null {
  if (rule === 'sudden_jump') return Number(evidence.gained)
  if (rule === 'views_taken_away') return Number(evidence.gone)
  return null
}

/** The doubt about the most views: several may be about the same ones. */
export function mostDoubted(some: Pick<Flag, 'rule' | 'evidence' | 'note'>[]) {
  const marked = some.flatMap((flag) => {
    const views = suspectedBy(flag)
    return views === null ? [] : [{ views, note: flag.note }]
  })
  return marked.toSorted((one, other) => other.views - one.views)[0]
}

/** Finds doubts about a post, each with what it is based on. A rule never rejects anything. */
export function findDoubts(facts: FlagFacts): FlagFinding[] {
  const rules = facts.views < fewViews ? [fall] : [fall, ...rulesOfViews]
  return rules.flatMap((rule) => rule(facts) ?? [])
}
