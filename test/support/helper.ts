import { startApp } from './app.ts'
import { type Client, clientOf } from './client.ts'
import { createAccessToken, createSessionToken } from './world/factories.ts'

type Someone = { user: { id: number } } | { id: number; email: string }

const { app, context } = await startApp()

export { app, context }
export const { db } = context

export const anonymous: Client = clientOf(app)

/** A browser or native client that has signed in. */
export async function withSession(someone: Someone): Promise<Client> {
  const cookie = `session_token=${await createSessionToken(db, userOf(someone))}`
  return clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })
}

/** A program that acts for someone. */
export async function withToken(
  someone: Someone,
  permission: 'read' | 'write' = 'write',
): Promise<Client> {
  const token = await createAccessToken(db, userOf(someone), permission)
  return clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
}

function userOf(someone: Someone): { id: number } {
  return 'user' in someone ? someone.user : someone
}
