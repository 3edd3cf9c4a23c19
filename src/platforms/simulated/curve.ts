import { hash } from 'node:crypto'
import type { PostKind } from '../../tables/users/simulated-platform.ts'

export type Counts = { views: number; likes: number; comments: number; shares: number }

/**
 * The range in which the views of a post end, and how many of a hundred viewers do something, for each kind.
 */
const fates: Record<PostKind, { views: [number, number]; likes: [number, number] }> = {
  normal: { views: [2_000, 40_000], likes: [4, 9] },
  viral: { views: [300_000, 3_000_000], likes: [6, 12] },
  flop: { views: [30, 400], likes: [2, 5] },
  bought: { views: [40_000, 120_000], likes: [0.1, 0.3] },
}

/** Counts that a post has reached at some age. The same post has the same fate, and no count ever falls. */
export function countsAt(
  { uid, kind }: { uid: string; kind: PostKind },
  ageSeconds: number,
): Counts {
  const fate = fates[kind]
  const most = between(fate.views, chance(uid, 'views'))
  const hours = Math.max(0, ageSeconds) / 3600
  const views = Math.floor(most * progress(kind, uid, hours))
  const likes = Math.floor((views * between(fate.likes, chance(uid, 'likes'))) / 100)
  return {
    views,
    likes,
    comments: Math.floor(likes * between([0.03, 0.12], chance(uid, 'comments'))),
    shares: Math.floor(likes * between([0.02, 0.1], chance(uid, 'shares'))),
  }
}

/** How much of all its views a post has after so many hours: from 0 to 1. */
function progress(kind: PostKind, uid: string, hours: number): number {
  const luck = chance(uid, 'pace')
  switch (kind) {
    case 'normal':
      return saturating(hours, between([24, 60], luck))
    case 'flop':
      return saturating(hours, 10)
    case 'viral': {
      const middle = between([20, 48], luck)
      const start = logistic(-middle / 7)
      return (logistic((hours - middle) / 7) - start) / (1 - start)
    }
    case 'bought': {
      // Somebody delivers nearly all of them within an hour.
      const delivered = Math.min(1, Math.max(0, (hours - between([3, 8], luck)) / 0.75))
      return 0.04 * saturating(hours, 48) + 0.96 * delivered
    }
  }
}

const saturating = (hours: number, pace: number) => 1 - Math.exp(-hours / pace)

const logistic = (value: number) => 1 / (1 + Math.exp(-value))

const between = ([least, most]: [number, number], chance: number) => least + (most - least) * chance

/** A number from 0 to 1 that is always the same for the same words. */
export function chance(...words: string[]): number {
  return hash('sha256', words.join('\n'), 'buffer').readUInt32BE(0) / 0x1_0000_0000
}
