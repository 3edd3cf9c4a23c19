import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db } from '../../test/support/helper.ts'
import { mailTo } from '../../test/support/reading/mails.ts'
import { createAccessToken } from '../../test/support/world/factories.ts'
import {
  appCode,
  createUserWithTwoFactor,
  exchange,
  requestCode,
  visitor,
} from '../../test/support/world/sign-in.ts'
import { secretBytes } from '../accounts/two-factor/totp.ts'
import { decrypt, encrypt, hashCode, isCurrent, possibleHashes } from './secrets.ts'

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

const oldKeys = ['k'.repeat(32)] as const
const newKeys = ['n'.repeat(32), 'k'.repeat(32)] as const

test('what is sealed opens with the same key alone, and unchanged alone', () => {
  const sealed = encrypt(oldKeys, Buffer.from('a secret'))

  expect(decrypt(oldKeys, sealed).toString()).toBe('a secret')
  expect(encrypt(oldKeys, Buffer.from('a secret'))).not.toEqual(sealed)
  expect(() => decrypt(['j'.repeat(32)], sealed)).toThrow()
  for (const position of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[position] = (changed[position] as number) ^ 1
    expect(() => decrypt(oldKeys, changed)).toThrow()
  }
  expect(() => decrypt(oldKeys, sealed.subarray(0, 10))).toThrow()
})

test('an earlier key still opens what it sealed, and is used for nothing new', () => {
  const sealed = encrypt(oldKeys, Buffer.from('a secret'))
  const again = encrypt(newKeys, decrypt(newKeys, sealed))

  expect(isCurrent(newKeys, sealed)).toBe(false)
  expect(isCurrent(newKeys, again)).toBe(true)
  expect(decrypt([newKeys[0]], again).toString()).toBe('a secret')
  expect(possibleHashes(newKeys, 'test', 'CODE')).toContainEqual(hashCode(oldKeys, 'test', 'CODE'))
  expect(hashCode(newKeys, 'test', 'CODE')).not.toEqual(hashCode(oldKeys, 'test', 'CODE'))
})

test('what was sealed before keys had ids still opens', () => {
  const sealed = encrypt(oldKeys, Buffer.from('a secret'))
  const withoutPrefix = sealed.subarray(5)

  expect(decrypt(newKeys, withoutPrefix).toString()).toBe('a secret')
  expect(isCurrent(oldKeys, withoutPrefix)).toBe(false)
})
