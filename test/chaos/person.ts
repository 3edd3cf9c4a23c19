import { unique } from '../support/world/factories.ts'

export type Person = Awaited<ReturnType<typeof enter>>

type Answer = { status: number; body: Record<string, string>; headers: Headers }

/** Asks one of several processes. */
export async function ask(
  { url }: { url: string },
  line: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : {},
    headers: response.headers,
  }
}

/** Asks for a sign-in code, which a trial tells to anyone. */
export async function requestCode(server: { url: string }, email_address: string) {
  const { body, headers } = await ask(server, 'POST /session.json', { email_address })
  return {
    body: { code: headers.get('x-magic-link-code') },
    headers: { 'x-pending-authentication-token': body.pending_authentication_token as string },
  }
}

/** Someone new, who is signed in. */
export async function enter(server: { url: string }) {
  const email = `${unique('racer')}@example.com`
  const code = await requestCode(server, email)
  const { body } = await ask(server, 'POST /session/magic_link.json', code.body, code.headers)
  const cookie = `session_token=${body.session_token}`

  return {
    email,
    ask: (server: { url: string }, line: string, body?: object) =>
      ask(server, line, body, { cookie }),
  }
}
