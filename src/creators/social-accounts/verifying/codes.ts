import { and, eq, gt, sql } from 'drizzle-orm'
import { randomCode } from '../../../framework/codes.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Db, Reader } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import {
  type SocialAccount,
  socialAccountCodes,
  socialAccounts,
} from '../../../tables/users/social-accounts.ts'
import { isoTime } from '../../../vocabulary/time/time.ts'
import { bioCodeLimit } from '../time-limits.ts'

/** A code that someone puts into a bio, and until when it counts. */
export type BioCode = { code: string; expires_at: string }

const newCode = () => ({
  code: `troupe-${randomCode(8)}`,
  expires_at: sql<string>`troupe_now() + ${bioCodeLimit.interval}::interval`,
})

/** The one there is, unless it has expired. */
const isOver = sql`${socialAccountCodes.expires_at} <= troupe_now()`
const orKept = {
  target: [socialAccountCodes.user_id, socialAccountCodes.account_url],
  set: {
    code: sql`case when ${isOver} then excluded.code else ${socialAccountCodes.code} end`,
    expires_at: sql`case when ${isOver} then excluded.expires_at else ${socialAccountCodes.expires_at} end`,
  },
}
const codeColumns = { code: socialAccountCodes.code, expires_at: socialAccountCodes.expires_at }

/** The code of someone for an address: the one they have, or a new one where that has expired. */
export async function codeFor(db: Db, userId: number, account_url: string): Promise<BioCode> {
  return one(
    await db
      .insert(socialAccountCodes)
      .values({ user_id: userId, account_url, ...newCode() })
      .onConflictDoUpdate(orKept)
      .returning(codeColumns),
  )
}

type CodeOfAccount = BioCode &
  Pick<SocialAccount, 'platform_id' | 'status' | 'failure' | 'verified_at'>

/** The code for an account, and what it is for, in one statement; undefined if it is not theirs. */
export async function codeOfAccount(
  db: Db,
  userId: number,
  id: number,
): Promise<CodeOfAccount | undefined> {
  const { code, expires_at } = newCode()
  const { rows } = await db.execute<CodeOfAccount>(sql`
    with account as (
      select * from ${socialAccounts} where id = ${id} and user_id = ${userId}
    ), kept as (
      insert into ${socialAccountCodes} (user_id, account_url, code, expires_at)
      select user_id, account_url, ${code}, ${expires_at} from account
      on conflict (user_id, account_url)
        do update set code = ${orKept.set.code}, expires_at = ${orKept.set.expires_at}
      returning code, expires_at
    )
    select kept.code, kept.expires_at, platform_id, status, failure, verified_at from account, kept`)
  const [row] = rows
  return (
    row && {
      ...row,
      expires_at: isoTime(row.expires_at),
      verified_at: row.verified_at && isoTime(row.verified_at),
    }
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
