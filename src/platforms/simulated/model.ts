import { eq, getTableColumns, sql } from 'drizzle-orm'
import { databaseTime } from '../../framework/database/clock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import {
  type SimulatedAccount,
  type SimulatedPost,
  simulatedAccounts,
  simulatedPosts,
} from '../../tables/users/simulated-platform.ts'
import { ageOf } from './clock.ts'
import { chance, countsAt } from './curve.ts'
import { newAccountUid, newPostUid } from './posts.ts'
import type { PostNow } from './queries.ts'
import type { SimulatedAccountFields, SimulatedPostChanges, SimulatedPostFields } from './schema.ts'

/** Nothing here is recorded in the audit log: it happens on a platform, and not with us. */

const openedDaysAgo = 400

export async function createSimulatedAccount(
  db: Db,
  user: { id: number },
  { platform_id, handle }: SimulatedAccountFields,
  uid = newAccountUid(platform_id),
): Promise<SimulatedAccount> {
  const [account] = await db
    .insert(simulatedAccounts)
    .values({
      user_id: user.id,
      platform_id,
      handle,
      uid,
      followers: 500 + Math.floor(chance(platform_id, handle) * 30_000),
      opened_at: sql`${currentTime} - make_interval(days => ${openedDaysAgo})`,
      // Nothing was given yet that could be taken back, and what is given next must not seem older.
      access_revoked_at: new Date(0).toISOString(),
    })
    .onConflictDoNothing()
    .returning()
  guard(account !== undefined, 'handle', 'has already been taken')
  return account
}

export async function writeBio(db: Db, { id }: SimulatedAccount, bio: string): Promise<void> {
  await db.update(simulatedAccounts).set({ bio }).where(eq(simulatedAccounts.id, id))
}

/** Ends the access to an account: whoever was let in before has to ask again. */
export async function revokeAccess(db: Db, { id }: SimulatedAccount): Promise<void> {
  await db
    .update(simulatedAccounts)
    // The moment is of the same clock as that of the access, which knows the database's to some milliseconds.
    .set({ access_revoked_at: new Date(databaseTime()).toISOString() })
    .where(eq(simulatedAccounts.id, id))
}

export async function createSimulatedPost(
  db: Db,
  account: SimulatedAccount,
  { kind, caption = '', sound, posted_at }: SimulatedPostFields,
  uid = newPostUid(account.platform_id),
): Promise<PostNow> {
  const { platform_id } = account
  return db.transaction(async (tx) => {
    const { age, ...post } = one(
      await tx
        .insert(simulatedPosts)
        .values({
          account_id: account.id,
          platform_id,
          uid,
          kind,
          caption,
          sound_uid: sound,
          posted_at: posted_at ?? currentTime,
        })
        .returning({ ...getTableColumns(simulatedPosts), age: ageOf }),
    )
    return { ...post, ...countsAt(post, age) }
  })
}

/** Changes a post. Fields that are left out stay as they are. */
export async function editSimulatedPost(
  db: Db,
  { id, caption, sound_uid }: SimulatedPost,
  changes: SimulatedPostChanges,
): Promise<void> {
  const { caption: said = caption, sound = sound_uid } = changes
  await db
    .update(simulatedPosts)
    .set({ caption: said, sound_uid: sound })
    .where(eq(simulatedPosts.id, id))
}

export async function deleteSimulatedPost(db: Db, { id }: SimulatedPost): Promise<void> {
  await db.update(simulatedPosts).set({ deleted_at: currentTime }).where(eq(simulatedPosts.id, id))
}
