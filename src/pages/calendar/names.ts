import type { IconName } from '../../framework/views/values/icon.tsx'
import { type TurnStep, turnSteps } from '../../programs/collab-submissions/turns.ts'

/** Work that was accepted. Applications are answered in their list, where there may be hundreds of them. */
const steps = turnSteps.filter(
  (step): step is Exclude<TurnStep, 'answer_application' | 'answer_offer'> =>
    step !== 'answer_application' && step !== 'answer_offer',
)

export type DueStep = (typeof steps)[number]

export const calendarKinds = [...steps, 'applications_end', 'campaign_end', 'payout'] as const

export type CalendarKind = (typeof calendarKinds)[number]

/** Things that a calendar tells of, in as few words as fit into a day. */
export const calendarNames: Record<CalendarKind, [name: string, icon: IconName]> = {
  ship: ['Product to send', 'parcel'],
  receive: ['Product to arrive', 'parcel'],
  submit_content: ['Content due', 'clapperboard'],
  review_content: ['Content to review', 'eye'],
  submit_new_version: ['New version due', 'clapperboard'],
  post: ['Post due', 'play'],
  give_spark_code: ['Spark code due', 'key'],
  complete: ['Post to look at', 'eye'],
  applications_end: ['Applications close', 'handshake'],
  campaign_end: ['Campaign ends', 'megaphone'],
  payout: ['Payout goes out', 'banknote'],
}
