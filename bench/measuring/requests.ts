import type { Case } from '../cases.ts'

export type Headers = Record<string, string>

/** Asks once, and insists on the status that the case is about. */
export async function ask(url: string, one: Case): Promise<Response> {
  const method = one.body === undefined ? 'GET' : 'POST'
  const init = { method, headers: await headersFor(url, one), body: one.body ?? null }
  const response = await fetch(`${url}${one.path}`, init)
  if (response.status !== one.status) {
    throw new Error(`${one.name} at ${url}: ${response.status} ${await response.text()}`)
  }
  return response
}

/** Each server has its own ETags, so a case that matches one has to ask for it first. */
export async function headersFor(url: string, { status, ...one }: Case): Promise<Headers> {
  const headers: Headers =
    one.cookie === undefined
      ? { Authorization: `Bearer ${one.token}`, Accept: 'application/json' }
      : { Cookie: one.cookie, Accept: 'text/html' }
  if (one.encoding !== undefined) headers['Accept-Encoding'] = one.encoding
  if (one.body !== undefined) headers['Content-Type'] = 'application/json'
  if (status === 304) {
    const { headers: known } = await ask(url, { ...one, status: 200 })
    headers['If-None-Match'] = known.get('ETag') ?? ''
  }
  return headers
}
