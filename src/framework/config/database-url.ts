import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { listOf, serverUrl, text } from './settings.ts'

const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** Parts of the address that name a file, and with which line each begins somewhere. */
const files = { sslrootcert: 'CERTIFICATE', sslcert: 'CERTIFICATE', sslkey: 'PRIVATE KEY' }

/** Several hosts would have to be tried one after another, which the driver does not do. */
export const databaseUrl = text
  .refine((url) => !/^postgres(ql)?:\/\/[^/?]*,/.test(url), {
    error:
      'must name a single host: where there are several, name a proxy before them that knows the primary, such as HAProxy',
    abort: true,
  })
  .pipe(serverUrl('postgres', 'postgresql'))
  .superRefine((url, context) => {
    if (!URL.canParse(url)) return
    const { searchParams } = new URL(url)
    for (const message of wrongWithTls(searchParams)) context.addIssue({ code: 'custom', message })
  })

/** One server or several, separated by commas. */
export const databaseUrls = text.transform(listOf).pipe(z.array(databaseUrl, 'must be addresses'))

/** Names all that the driver would pass over, or stumble over at every connection. */
function wrongWithTls(given: URLSearchParams): string[] {
  const mode = given.get('sslmode')
  const wrong = Object.entries(files).filter(([name, kind]) => {
    const path = given.get(name)
    return path !== null && !holds(path, kind)
  })
  return [
    ...(mode === null || modes.includes(mode)
      ? []
      : [`must have one of these as its sslmode: ${modes.join(', ')}`]),
    ...wrong.map(([name, kind]) => {
      const thing = kind === 'CERTIFICATE' ? 'certificate' : 'private key'
      return `must name a file as its ${name} that can be read and has a ${thing} in PEM`
    }),
  ]
}

function holds(path: string, kind: string): boolean {
  try {
    return new RegExp(`-----BEGIN ([A-Z]+ )*${kind}-----`).test(readFileSync(path, 'utf8'))
  } catch {
    return false
  }
}
