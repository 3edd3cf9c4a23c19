import type { Db } from '../../../framework/database/db.ts'
import { limitRate } from '../../../framework/http/rate-limit.ts'
import type { Actor } from '../../../tables/actor.ts'

/** Drawing a paper keeps the process from everything else for a moment. */
export function limitDrawing(db: Db, { user }: Actor): Promise<void> {
  return limitRate(db, { key: `pdf-for:${user.id}`, most: 30, seconds: 300 })
}
