import type { IconName } from '../../framework/views/values/icon.tsx'
import { turnSteps } from '../../programs/collab-submissions/due-dates.ts'

export const calendarKinds = [
  ...turnSteps,
  'decide_post',
  'decide_flag',
  'answer_flag',
  'appeal',
  'decide_appeal',
  'applications_end',
  'campaign_end',
  'budget_end',
  'release',
  'payout',
  'payout_arrival',
] as const

export type CalendarKind = (typeof calendarKinds)[number]

/** Things that a calendar tells of, in as few words as fit into a day. */
export const calendarNames: Record<CalendarKind, [name: string, icon: IconName]> = {
  answer_application: ['Application expires', 'handshake'],
  answer_offer: ['Offer expires', 'handshake'],
  ship: ['Product to send', 'parcel'],
  receive: ['Product to arrive', 'parcel'],
  submit_content: ['Content due', 'clapperboard'],
  review_content: ['Content to review', 'eye'],
  submit_new_version: ['New version due', 'clapperboard'],
  post: ['Post due', 'play'],
  give_spark_code: ['Spark code due', 'key'],
  complete: ['Post to look at', 'eye'],
  decide_post: ['Decision due', 'eye'],
  decide_flag: ['Flag expires', 'flag'],
  answer_flag: ['Answer due', 'flag'],
  appeal: ['Last chance to appeal', 'flag'],
  decide_appeal: ['Appeal to be decided', 'flag'],
  applications_end: ['Applications close', 'handshake'],
  campaign_end: ['Campaign ends', 'megaphone'],
  budget_end: ['Budget runs out', 'wallet'],
  release: ['Into your balance', 'wallet'],
  payout: ['Payout goes out', 'banknote'],
  payout_arrival: ['Payout should be there', 'banknote'],
}

/** Names of what is told of together, where there are several. */
export const namesOfMany: Partial<Record<CalendarKind, string>> = {
  answer_application: 'applications expire',
  decide_post: 'decisions due',
  decide_flag: 'flags expire',
}
