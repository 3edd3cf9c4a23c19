import { asc, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import webPush from 'web-push'
import type { Config } from '../config/config.ts'
import { bytes, moment, realTime } from '../database/columns.ts'
import type { Db, Reader } from '../database/db.ts'
import { decrypt, encrypt, type SecretKeys } from '../secrets.ts'

/** Signs push messages, so that a push service knows which installation they come from. */
export type PushKeys = { publicKey: string; privateKey: string }

export const pushKeys = pgTable('push_keys', {
  public_key: text().primaryKey(),
  private_key: bytes().notNull(),
  created_at: moment().notNull().default(realTime),
})

/**
 * The keys of the settings, or a pair that is made once and shared by all processes. Browsers
 * subscribe to one public key for good, so a pair is never replaced while it can be read.
 */
export async function readPushKeys(db: Db, { push, secretKeys }: Config): Promise<PushKeys> {
  if (push.keys !== undefined) return push.keys
  return (await findKeys(db, secretKeys)) ?? createKeys(db, secretKeys)
}

async function createKeys(db: Db, secretKeys: SecretKeys): Promise<PushKeys> {
  return db.transaction(async (tx) => {
    // The first of several processes that start at once makes the pair, and the others find it.
    await tx.execute(sql`lock table ${pushKeys} in exclusive mode`)
    const made = await findKeys(tx, secretKeys)
    if (made !== undefined) return made

    const keys = webPush.generateVAPIDKeys()
    await tx.insert(pushKeys).values({
      public_key: keys.publicKey,
      private_key: encrypt(secretKeys, Buffer.from(keys.privateKey)),
    })
    return keys
  })
}

/** A pair that was made under another SECRET_KEY is passed over. */
async function findKeys(db: Reader, secretKeys: SecretKeys): Promise<PushKeys | undefined> {
  const rows = await db.select().from(pushKeys).orderBy(asc(pushKeys.created_at))
  for (const { public_key, private_key } of rows) {
    try {
      const privateKey = decrypt(secretKeys, private_key).toString()
      return { publicKey: public_key, privateKey }
    } catch {}
  }
  return undefined
}
