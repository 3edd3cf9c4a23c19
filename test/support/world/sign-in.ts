import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { replaceBackupCodes } from '../../../src/accounts/two-factor/backup-codes.ts'
import { newSecret, secretBytes } from '../../../src/accounts/two-factor/totp.ts'
import type { Context } from '../../../src/framework/context.ts'
import { one } from '../../../src/framework/database/rows.ts'
import { encrypt } from '../../../src/framework/secrets.ts'
import { type User, users } from '../../../src/tables/users/users.ts'
import { appWith } from '../app.ts'
import { type Client, clientOf } from '../client.ts'
import { createUser, unique } from './factories.ts'

export const uniqueEmail = () => `${unique('visitor')}@example.com`

let addresses = 0

/** An IP address that no other test uses, because rate limits count by address. */
export function uniqueIp(): string {
  addresses += 1
  return `10.${Date.now() % 250}.${Math.floor(addresses / 250)}.${addresses % 250}`
}

/** By their settings: to build one takes longer than most tests. */
const apps = new Map<string, ReturnType<typeof appWith>>()

/** A program, or a browser, that nobody has seen before. */
export async function visitor(
  settings: Record<string, string> = {},
  headers: Record<string, string> = { accept: 'application/json' },
): Promise<Client> {
  const key = JSON.stringify(settings)
  const opened = apps.get(key) ?? appWith({ TRUST_PROXY: 'true', ...settings })
  apps.set(key, opened)
  const { app } = await opened
  return clientOf(app, { 'x-forwarded-for': uniqueIp(), ...headers })
}

/** Asks for a code, and takes it from the header that only a local trial sends. */
export async function requestCode(client: Client, email_address: string) {
  const response = await client.post('/session', { email_address })
  return {
    token: response.json().pending_authentication_token as string,
    code: response.headers['x-magic-link-code'] as string,
  }
}

export function exchange(client: Client, token: string, code: unknown) {
  return client.post('/session/magic_link', { code }, { 'x-pending-authentication-token': token })
}

export async function signIn(client: Client, email_address: string): Promise<string> {
  const { token, code } = await requestCode(client, email_address)
  return (await exchange(client, token, code)).json().session_token
}

export async function createUserWithTwoFactor(context: Context) {
  const { db, config } = context
  const secret = newSecret()
  const totp_secret = encrypt(config.secretKeys, secretBytes(secret))
  const user = await createUser(db, { totp_secret })
  return {
    user,
    secret,
    backupCodes: await db.transaction((tx) => replaceBackupCodes(tx, context, user)),
  }
}

/** The code that the authenticator app shows now, or so many steps of 30 seconds from now. */
export function appCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

export async function readUser({ db }: Context, { id }: Pick<User, 'id'>): Promise<User> {
  return one(await db.select().from(users).where(eq(users.id, id)))
}
