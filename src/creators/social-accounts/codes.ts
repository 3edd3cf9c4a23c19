import { and, eq, gt, sql } from 'drizzle-orm'
import { randomCode } from '../../framework/codes.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { socialAccountCodes } from '../../tables/social-accounts.ts'

/** What someone puts into a bio, and until when it counts. */
export type BioCode = { code: string; expires_at: string }

const lifeHours = 24

/** The code of someone for an address: the one they have, or a new one where that has expired. */
export async function codeFor(db: Db, userId: number, account_url: string): Promise<BioCode> {
  const isOver = sql`${socialAccountCodes.expires_at} <= now()`
  return one(
    await db
      .insert(socialAccountCodes)
      .values({
        user_id: userId,
        account_url,
        code: `troupe-${randomCode(8)}`,
        expires_at: sql`now() + make_interval(hours => ${lifeHours})`,
      })
      .onConflictDoUpdate({
        target: [socialAccountCodes.user_id, socialAccountCodes.account_url],
        set: {
          code: sql`case when ${isOver} then excluded.code else ${socialAccountCodes.code} end`,
          expires_at: sql`case when ${isOver} then excluded.expires_at else ${socialAccountCodes.expires_at} end`,
        },
      })
      .returning({ code: socialAccountCodes.code, expires_at: socialAccountCodes.expires_at }),
  )
}

/** The code that still counts, if someone has asked for one. */
export async function liveCode(
  db: Reader,
  userId: number,
  account_url: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ code: socialAccountCodes.code })
    .from(socialAccountCodes)
    .where(
      and(
        eq(socialAccountCodes.user_id, userId),
        eq(socialAccountCodes.account_url, account_url),
        gt(socialAccountCodes.expires_at, currentTime),
      ),
    )
  return row?.code
}

/** People type a code in small letters, and platforms may change how a bio looks. */
export function isIn(bio: string | null, code: string): boolean {
  return bio?.normalize('NFKC').toUpperCase().includes(code.toUpperCase()) ?? false
}
