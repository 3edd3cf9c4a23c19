import { Troupe } from '@troupe/sdk'
import { type ArgsDef, type CommandDef, defineCommand, type ParsedArgs } from 'citty'
import { NotSignedIn, WrongUse } from './exit-codes.ts'
import { plain } from './output.ts'
import { readSettings, type Settings } from './settings.ts'

export const version = '0.1.0'
const trialUrl = 'http://localhost:3000'

const common = {
  json: { type: 'boolean', description: 'JSON, as when the output is piped; --no-json for tables' },
  organization: { type: 'string', description: 'Id of the organization', valueHint: 'id' },
  'base-url': { type: 'string', description: 'Address of the server', valueHint: 'url' },
} as const satisfies ArgsDef

type Given<Args extends ArgsDef> = ParsedArgs<Args & typeof common>

type Common = { json?: boolean | undefined; organization?: string; 'base-url'?: string }

export type Place = {
  troupe: Troupe
  isJson: boolean
  settings: Settings
  baseUrl: string
  /** The one for this server, if there is one. */
  token: string | undefined
  /** Whether a server was named, or there is a token. */
  isChosen: boolean
}

/** A command with the options that all have. Options that it does not know are refused, not passed over. */
export function command<const Args extends ArgsDef>(
  description: string,
  args: Args,
  run: (place: Place, args: Given<Args>) => Promise<unknown>,
  /** Whether the last word may be followed by more of its kind, and whether it does something without a token. */
  { isOpen = false, needsToken = true } = {},
): CommandDef {
  const known = { ...common, ...args }
  return defineCommand({
    meta: { description },
    args: known as ArgsDef,
    run: async ({ args: given, rawArgs }) => {
      refuseUnknown(rawArgs, known)
      const most = Object.values(args).filter(({ type }) => type === 'positional').length
      if (!isOpen && given._.length > most)
        throw new WrongUse(`Too many words: ${given._.slice(most).join(' ')}`)
      const place = placeOf(given as unknown as Common)
      if (needsToken && !place.isChosen)
        throw new NotSignedIn(
          `Not signed in. Sign in with: troupe login, with --base-url for another server than ${trialUrl}`,
        )
      await run(place, given as Given<Args>)
    },
  }) as CommandDef
}

export function placeOf(given: Common): Place {
  const settings = readSettings()
  const baseUrl = given['base-url'] ?? settings.baseUrl ?? trialUrl
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new WrongUse(`${baseUrl} is no address of a server.`)
  }
  const { tokenUrl } = settings
  const isItsServer = !tokenUrl || new URL(tokenUrl).origin === new URL(baseUrl).origin
  const token = isItsServer ? settings.token : undefined
  const organization = given.organization ?? settings.organization
  return {
    troupe: new Troupe({
      baseUrl,
      userAgent: `troupe-cli/${version}`,
      onUnknownFields: (_operation, fields) =>
        process.stderr.write(`The server passed over: ${plain(fields)}\n`),
      ...(token && { token }),
      ...(organization && { organization }),
    }),
    isJson: given.json ?? !process.stdout.isTTY,
    settings: { ...settings, ...(organization && { organization }) },
    baseUrl,
    token,
    isChosen: Boolean(given['base-url'] ?? settings.baseUrl ?? token),
  }
}

/** The one that was named or kept; else the only one there is. */
export async function organizationOf({ troupe, settings }: Place): Promise<string> {
  if (settings.organization) return settings.organization
  const all = await troupe.organizations.list().all()
  const [only] = all
  if (only !== undefined && all.length === 1) return only.id
  const names = all.map(({ id, name }) => `  --organization ${id}  ${name}`)
  throw new WrongUse(
    only === undefined
      ? 'You belong to no organization.'
      : `Which organization?\n${names.join('\n')}`,
  )
}

function refuseUnknown(rawArgs: string[], known: ArgsDef): void {
  const end = rawArgs.indexOf('--')
  for (const word of end < 0 ? rawArgs : rawArgs.slice(0, end)) {
    if (!/^--?[a-z]/i.test(word)) continue
    const name = word.replace(/^--?(no-)?/, '').replace(/=.*/, '')
    const isKnown =
      name in known || Object.values(known).some((arg) => 'alias' in arg && arg.alias === name)
    if (!isKnown) throw new WrongUse(`${word} is no option here.`)
  }
}
