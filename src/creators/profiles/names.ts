import type { CreatorProfile } from '../../tables/users/creator-profiles.ts'

export const availabilityNames: Record<CreatorProfile['availability'], string> = {
  open: 'Open for work',
  busy: 'Busy, but ask',
  not_now: 'Not now',
}

/** Kinds of work, by the columns of what they cost. */
export const rateNames = {
  video_amount: 'A video',
  story_amount: 'A story',
  photo_amount: 'A photo post',
  content_amount: 'Content that the brand posts itself',
} as const

export type RateKind = keyof typeof rateNames

export const rateKinds = Object.keys(rateNames) as RateKind[]
