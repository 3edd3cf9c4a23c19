import { and, eq, gt, sql } from 'drizzle-orm'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Actor } from '../../tables/actor.ts'
import { sessions, stepUps } from '../../tables/users/credentials/sessions.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { isProved, proofLimit } from '../authentication/credentials.ts'

/** How far someone has got with proving that the account is theirs. */
export type Proof = {
  /** The moment until which the last proof is good. */
  proved_until: string | null
  /** The moment until which the code that was sent is good. */
  code_expires_at: string | null
}

export async function findProof(db: Reader, { credential }: Actor): Promise<Proof> {
  return one(
    await db
      .select({
        proved_until: sql<string | null>`case when ${isProved}
          then ${sessions.proved_at} + interval '${sql.raw(proofLimit.interval)}'
        end`.mapWith(isoTime),
        code_expires_at: stepUps.expires_at,
      })
      .from(sessions)
      .leftJoin(stepUps, and(eq(stepUps.session_id, sessions.id), gt(stepUps.expires_at, realTime)))
      .where(eq(sessions.id, credential.id ?? 0)),
  )
}
