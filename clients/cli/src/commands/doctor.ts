import { existsSync, statSync } from 'node:fs'
import { command, type Place } from '../command.ts'
import { paint, say, sayJson } from '../output.ts'
import { settingsFile } from '../settings.ts'

type Check = { name: string; run: (place: Place) => Promise<string> }

/** Each says what is right, or throws what is wrong. */
const checks: Check[] = [
  { name: 'Node', run: async () => process.version },
  {
    name: 'Settings',
    run: async () => {
      const file = settingsFile()
      if (!existsSync(file))
        return process.env.TROUPE_TOKEN ? 'from TROUPE_TOKEN' : 'none yet: troupe login'
      const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
      if (isOpen) throw new Error(`others can read ${file}: chmod 600 it`)
      return file
    },
  },
  {
    name: 'Server',
    run: async ({ troupe, baseUrl }) => {
      const began = performance.now()
      const { headers, bytes } = await troupe.send('GET', '/up.json').catch((error: Error) => {
        throw new Error(`${baseUrl}: ${error.message}`)
      })
      if (!isUp(bytes)) throw new Error(`${baseUrl} is no server of Troupe`)
      const took = Math.round(performance.now() - began)
      const apart = Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1000)
      if (Math.abs(apart) > 120) throw new Error(`its clock and yours are ${apart} seconds apart`)
      return `${baseUrl}, ${took} ms`
    },
  },
  {
    name: 'Token',
    run: async ({ troupe, token }) => {
      if (token === undefined) throw new Error('none for this server: troupe login')
      const { name, email } = await troupe.me.show()
      return name || email
    },
  },
  {
    name: 'Organization',
    run: async ({ troupe, settings, token }) => {
      if (token === undefined) throw new Error('not known without a token')
      if (settings.organization)
        return (await troupe.organizations.show(settings.organization)).name
      const all = await troupe.organizations.list().all()
      return all.length === 1 ? (all[0]?.name ?? '') : `none chosen, of ${all.length}`
    },
  },
]

/** Another program may well answer there, with a page or with JSON of its own. */
function isUp(bytes: ArrayBuffer): boolean {
  try {
    const { status, database } = JSON.parse(new TextDecoder().decode(bytes))
    return status === 'up' && typeof database === 'string'
  } catch {
    return false
  }
}

async function examine(place: Place): Promise<void> {
  const results = []
  for (const { name, run } of checks) {
    const outcome = await run(place).then(
      (found) => ({ is_ok: true, found }),
      (error: Error) => ({ is_ok: false, found: error.message }),
    )
    results.push({ name, ...outcome })
    if (place.isJson) continue
    const mark = outcome.is_ok ? paint('green', 'ok   ') : paint('red', 'wrong')
    say(`${mark}  ${name}: ${outcome.found}`)
  }
  if (place.isJson) sayJson(results)
  if (results.some(({ is_ok }) => !is_ok)) process.exitCode = 1
}

export const doctor = command('Look for what is wrong', {}, examine, { needsToken: false })
