import type { Db } from '../../../framework/database/db.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import { takeTurns } from '../../../framework/turns.ts'
import type { Actor } from '../../../tables/actor.ts'

/** Drawing a paper keeps the process from everything else for a moment. */
export function limitDrawing(db: Db, { user }: Actor): Promise<void> {
  return limitRate(db, { key: `pdf-for:${user.id}`, most: 30, seconds: 300 })
}

/** One after another, and each in their turn, so that there is time in between for everybody else. */
export const inDrawingTurn = takeTurns({ atOnce: 1, waiting: 60, each: { atOnce: 1, waiting: 29 } })
