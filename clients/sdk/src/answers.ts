import { NotTroupe } from './errors.ts'

type Answer = { bytes: ArrayBuffer; headers: Headers; url: string }

/** Parsed anew each time, so that whoever changes an answer changes nobody else's. */
export function jsonOf(method: string, answer: Answer): unknown {
  const { bytes, headers } = answer
  const isRead = method.toUpperCase() === 'GET'
  // A change may be answered with nothing, a read is not.
  if (bytes.byteLength === 0 && !isRead) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  const type = headers.get('content-type')?.split(';')[0]
  const what =
    bytes.byteLength === 0 ? 'nothing' : type === 'text/html' ? 'a page' : (type ?? 'a text')
  throw notTroupe(method, answer, `answered with ${what} and not with JSON`)
}

export function itemsOf(answer: Answer): unknown[] {
  const items = jsonOf('GET', answer)
  if (!Array.isArray(items))
    throw notTroupe('GET', answer, 'answered with something else than a list')
  return items
}

const notTroupe = (method: string, { url }: Answer, what: string) => {
  const { origin, pathname } = new URL(url)
  return new NotTroupe(
    `${method.toUpperCase()} ${pathname}: ${origin} ${what}. Is baseUrl the address of a Troupe?`,
  )
}
