import { stripVTControlCharacters } from 'node:util'
import { type CommandDef, defineCommand, renderUsage, runCommand } from 'citty'
import { version } from './command.ts'
import { api } from './commands/api.ts'
import { campaigns } from './commands/campaigns.ts'
import { collabs } from './commands/collabs.ts'
import { completionOf } from './commands/completion.ts'
import { decide } from './commands/decide.ts'
import { doctor } from './commands/doctor.ts'
import { events, listen } from './commands/events.ts'
import { handIn } from './commands/hand-in.ts'
import { mcp } from './commands/mcp.ts'
import { earnings, fund } from './commands/money.ts'
import { posts } from './commands/posts.ts'
import { review } from './commands/review.ts'
import { login, logout, whoami } from './commands/session.ts'
import { submissions } from './commands/submissions.ts'
import { exitCodeOf, exitCodes, sentenceOf } from './exit-codes.ts'
import { nearestWord } from './nearest-word.ts'
import { inColour, say } from './output.ts'

const commands: Record<string, CommandDef> = {
  ...{ login, logout, whoami, campaigns: campaigns as CommandDef, review, decide },
  ...{ collabs: collabs as CommandDef, posts, 'hand-in': handIn },
  ...{ submissions: submissions as CommandDef, fund, earnings, api, doctor },
  ...{ events: events as CommandDef, listen, mcp },
  completion: completionOf(() => commands),
}
const troupe: CommandDef = defineCommand({
  meta: { name: 'troupe', version, description: 'Creator programs on the command line' },
  subCommands: commands,
}) as CommandDef

await main(process.argv.slice(2))

async function main(words: string[]): Promise<void> {
  // Whoever reads the output may have read enough, as `head` does.
  process.stdout.on('error', () => process.exit())
  try {
    if (words.includes('--version')) return say(version)
    const isAsking = words.length === 0 || words.some((word) => word === '--help' || word === '-h')
    if (isAsking) return say(inColour(await usageOf(words)))
    if (words[0] === 'help') return say(inColour(await usageOf(words.slice(1))))
    await runCommand(troupe, { rawArgs: words })
  } catch (error) {
    const isWrongUse = (error as Error).name === 'CLIError'
    const sentence = isWrongUse ? mistakeIn(words, error as Error) : sentenceOf(error)
    process.stderr.write(
      `${process.stderr.isTTY ? sentence : stripVTControlCharacters(sentence)}\n`,
    )
    process.exitCode = isWrongUse ? exitCodes.wrongUse : exitCodeOf(error)
  }
}

/** A sentence of the library, with where one reads what there is. */
function mistakeIn(words: string[], { message }: Error): string {
  const { found, names } = foundBy(words)
  const [, unknown] = /^Unknown command (.*)$/.exec(stripVTControlCharacters(message)) ?? []
  const meant = unknown === undefined ? undefined : meantBy(unknown, namesIn(found))
  const hint = meant === undefined ? '' : ` (${meant}?)`
  return `${message.replace(/\.?$/, '')}${hint}. See: ${names.join(' ')} --help`
}

/** A command of nearly this name, or one of just this name below another. */
function meantBy(word: string, known: string[]): string | undefined {
  const below = Object.keys(commands).flatMap((name) =>
    namesIn(commands[name] as CommandDef).map((next) => [name, next]),
  )
  const same = below.filter(([, next]) => next === word)
  return nearestWord(word, known) ?? (same.length === 1 ? same[0]?.join(' ') : undefined)
}

function namesIn({ subCommands = {} }: CommandDef): string[] {
  return Object.keys(subCommands)
}

async function usageOf(words: string[]): Promise<string> {
  const { found, parent } = foundBy(words)
  return renderUsage(found, parent)
}

/** The command that the words lead to, with the words that do. */
function foundBy(words: string[]) {
  let found = troupe
  let parent: CommandDef | undefined
  const names = ['troupe']
  for (const word of words) {
    const next = (found.subCommands as Record<string, CommandDef> | undefined)?.[word]
    if (next === undefined) break
    names.push(word)
    parent = { meta: { name: names.slice(0, -1).join(' ') } }
    found = { ...next, meta: { ...(next.meta as object), name: word } }
  }
  return { found, parent, names }
}
