import { type Client, clientOf } from '../client.ts'
import { app, context, db } from '../helper.ts'
import { createSessionToken } from './factories.ts'
import { createUserWithTwoFactor, exchange, requestCode, visitor } from './sign-in.ts'

export const twoFactorPath = '/me/two_factor'

/** A sign-in whose first code was right. */
export async function openPending(client: Client, email: string): Promise<string> {
  const { token, code } = await requestCode(client, email)
  return (await exchange(client, token, code)).json().pending_two_factor_token
}

export async function setUpPending() {
  const client = await visitor()
  const enrolled = await createUserWithTwoFactor(context)
  return { client, ...enrolled, token: await openPending(client, enrolled.user.email) }
}

export function complete(client: Client, token: string, code: unknown) {
  return client.post(
    '/session/two_factor',
    { two_factor: { code } },
    { 'x-pending-two-factor-token': token },
  )
}

/** Opens the page in a browser, and gives clients with the cookies of session and enrolment. */
export async function beginEnrolment(user: { id: number }) {
  const session = `session_token=${await createSessionToken(db, user)}`
  const browser = (cookie: string) => clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' })

  const page = await browser(session).get(twoFactorPath)
  const sealed = page.cookies.find(({ name }) => name === 'two_factor_enrolment')?.value as string
  return {
    page,
    sealed,
    secret: shownSecret(page.body),
    client: browser(`${session}; two_factor_enrolment=${sealed}`),
    withEnrolment: (value: string) => browser(`${session}; two_factor_enrolment=${value}`),
  }
}

export function enable(client: Client, code: string) {
  return client.post(twoFactorPath, `two_factor[code]=${code}`)
}

export function disable(client: Client, code: string) {
  return client.post(`${twoFactorPath}?_method=delete`, `two_factor[code]=${code}`)
}

export function shownSecret(body: string): string {
  return (/((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/.exec(body)?.[1] ?? '').replaceAll(' ', '')
}

export function shownCodes(body: string): string[] {
  return body.match(/[0-9A-Z]{5}-[0-9A-Z]{5}(?=<)/g) ?? []
}
