import { Troupe } from '@troupe/sdk'
import { type ArgsDef, type CommandDef, defineCommand, type ParsedArgs } from 'citty'
import { NotSignedIn, WrongUse } from './exit-codes.ts'
import { requireKnown, requireWords } from './mistakes.ts'
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
      requireKnown(rawArgs, known)
      requireWords(given._, args, isOpen)
      const place = placeOf(given as unknown as Common)
      const isMissing = needsToken && !place.isChosen
      await run(isMissing ? withoutServer(place) : place, given as Given<Args>)
    },
  }) as CommandDef
}

/** Asked for a server it says how to sign in: what was typed is looked at before. */
const withoutServer = (place: Place): Place => ({
  ...place,
  get troupe(): Troupe {
    throw new NotSignedIn(
      `Not signed in. Sign in with: troupe login, with --base-url for another server than ${trialUrl}`,
    )
  },
})

function placeOf(given: Common): Place {
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
