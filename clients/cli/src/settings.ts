import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { WrongUse } from './exit-codes.ts'

export type Settings = { baseUrl?: string; token?: string; organization?: string }

export const settingsFile = () => {
  const { XDG_CONFIG_HOME, APPDATA } = process.env
  return join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'troupe', 'settings.json')
}

/** What `login` kept; variables of the environment go first. A token that was kept is for its own server. */
export function readSettings(): Settings & { tokenUrl?: string } {
  const { TROUPE_URL, TROUPE_TOKEN, TROUPE_ORGANIZATION } = process.env
  const kept = readFile()
  return {
    ...kept,
    ...(kept.baseUrl && { tokenUrl: kept.baseUrl }),
    ...(TROUPE_URL && { baseUrl: TROUPE_URL }),
    ...(TROUPE_TOKEN && { token: TROUPE_TOKEN, tokenUrl: '' }),
    ...(TROUPE_ORGANIZATION && { organization: TROUPE_ORGANIZATION }),
  }
}

/** Never readable by others, not even for a moment: the file is made so, and then takes its place. */
export function keepSettings(settings: Settings): void {
  const file = settingsFile()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, file)
}

export function forgetSettings(): void {
  rmSync(settingsFile(), { force: true })
}

function readFile(): Settings {
  const file = settingsFile()
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new WrongUse(`${file} cannot be read: mend or remove it.`)
  }
}
