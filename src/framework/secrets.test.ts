import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccessToken } from '../../test/support/factories.ts'
import { context, db } from '../../test/support/helper.ts'
import { mailTo } from '../../test/support/mails.ts'
import {
  appCode,
  createUserWithTwoFactor,
  exchange,
  requestCode,
  visitor,
} from '../../test/support/sign-in.ts'
import { secretBytes } from '../accounts/two-factor/totp.ts'
import { decrypt, encrypt } from './secrets.ts'

/** Every row of every table as text: bytes appear there in hexadecimal. */
async function dump(): Promise<string> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  const rows: string[] = []
  for (const { name } of tables.rows) {
    // The mailbox of a local trial is plain text on purpose, so that people can read it.
    if (name === 'public.trial_mails') continue
    const found = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`))
    rows.push(...found.rows.map(({ row }) => row))
  }
  return rows.join('\n')
}

test('whoever reads the database learns no secret from it', async () => {
  const client = await visitor()
  const { user, secret, backupCodes } = await createUserWithTwoFactor(context)
  const waiting = await requestCode(client, user.email)
  const asked = await requestCode(client, user.email)
  const { pending_two_factor_token } = (await exchange(client, asked.token, asked.code)).json()
  const answer = { two_factor: { code: appCode(secret) } }
  const headers = { 'x-pending-two-factor-token': pending_two_factor_token }
  const { session_token } = (await client.post('/session/two_factor', answer, headers)).json()
  const pending = await requestCode(client, user.email)
  const next = (await exchange(client, pending.token, pending.code)).json()
  const accessToken = await createAccessToken(db, user)
  const mail = await mailTo(user.email)

  const everything = await dump()

  const secrets = [
    waiting.token,
    waiting.code,
    asked.code,
    session_token,
    next.pending_two_factor_token,
    accessToken,
    ...backupCodes,
    ...backupCodes.map((code) => code.replace('-', '')),
    secret,
    mail.subject,
  ]
  // The rows themselves are in the dump. Only the secrets must be missing from it.
  expect(everything).toContain(user.email)
  for (const clear of secrets) {
    expect(clear.length).toBeGreaterThan(5)
    // A short secret may appear by chance within encrypted text, so it must stand by itself.
    expect(everything).not.toMatch(new RegExp(`(?<![\\w+/])${clear}(?![\\w+/])`))
    expect(everything).not.toContain(Buffer.from(clear).toString('hex'))
    expect(everything).not.toContain(Buffer.from(clear).toString('base64'))
  }
  expect(everything).not.toContain(secretBytes(secret).toString('hex'))
})

test('what is sealed opens with the same key alone, and unchanged alone', () => {
  const key = 'k'.repeat(32)
  const sealed = encrypt(key, Buffer.from('a secret'))

  expect(decrypt(key, sealed).toString()).toBe('a secret')
  expect(encrypt(key, Buffer.from('a secret'))).not.toEqual(sealed)
  expect(() => decrypt('j'.repeat(32), sealed)).toThrow()
  for (const position of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[position] = (changed[position] as number) ^ 1
    expect(() => decrypt(key, changed)).toThrow()
  }
  expect(() => decrypt(key, sealed.subarray(0, 10))).toThrow()
})
