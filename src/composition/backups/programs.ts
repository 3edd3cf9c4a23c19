import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartRefused } from '../../framework/start-refused.ts'

type Options = { stdio: StdioOptions; env?: Record<string, string> }

/** Starts a program that has to be installed. */
export function start(name: string, args: string[], { stdio, env = {} }: Options) {
  const child = spawn(name, args, { stdio, env: { ...process.env, ...env } })
  return { child, ended: endOf(child, name) }
}

async function endOf(child: ChildProcess, name: string): Promise<void> {
  const missing = once(child, 'error').then(() => {
    throw new StartRefused(`${name} is needed for this, and not installed here.`)
  })
  const code = await Promise.race([once(child, 'close').then(([code]) => code), missing])
  if (code !== 0) throw new StartRefused(`${name} failed (${code}).`)
}

/**
 * How programs of PostgreSQL are told of the database: whoever lists processes must not read its password.
 */
export function connection(databaseUrl: string): { name: string; env: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // Words of our driver that those programs refuse. Theirs for the first looks at no certificate either.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  url.searchParams.delete('uselibpqcompat')
  return { name: url.href, env: password === '' ? {} : { PGPASSWORD: password } }
}
