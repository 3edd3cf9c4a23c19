import type { collabLives } from './collabs.ts'

/** An event so many days after someone applied: a move, or something that one side writes. */
export type Step =
  | [days: number, move: Move]
  | [
      days: number,
      move: 'creator' | 'brand' | 'changes' | 'decline' | 'cancel' | 'report',
      text: string,
    ]
  | [days: number, move: 'offer' | 'extension', number: number]

type Move =
  | 'accept'
  | 'ship'
  | 'receive'
  | 'content'
  | 'approve'
  | 'post'
  | 'spark'
  | 'complete'
  | 'withdraw'
  | 'grant'

export type Application = {
  collab: keyof typeof collabLives
  creator: string
  daysAgo: number
  quote: number
  message: string
  steps: Step[]
}

/** A product that arrives as it should. */
export const sent: Step[] = [
  [1.1, 'accept'],
  [2.2, 'ship'],
  [5.4, 'receive'],
]
export const whole: Step[] = [
  ...sent,
  [10, 'content'],
  [11.3, 'approve'],
  [13.2, 'post'],
  [14.6, 'complete'],
]
