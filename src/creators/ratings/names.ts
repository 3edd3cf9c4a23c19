import type { MarkName } from '../../tables/collabs/ratings.ts'

export const markLabels: Record<MarkName, string> = {
  reliable: 'Reliable',
  as_agreed: 'As agreed',
  easy: 'Easy to work with',
  paid_in_time: 'Paid in time',
  answered_in_time: 'Answered in time',
}
