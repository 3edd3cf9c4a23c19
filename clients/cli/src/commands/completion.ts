import type { CommandDef } from 'citty'
import { command } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'
import { say } from '../output.ts'

type Words = { before: string; words: string[] }

/** Written from the commands themselves: `source <(troupe completion bash)`. */
export function completionOf(commands: () => Record<string, CommandDef>): CommandDef {
  const shell = { type: 'positional', description: 'bash or zsh', required: true } as const
  return command(
    'Completion for a shell',
    { shell },
    async (_place, args) => {
      const cases = wordsOf(commands(), '').map(
        ({ before, words }) => `    ${JSON.stringify(before)}) words="${words.join(' ')}" ;;`,
      )
      const lines = [
        '_troupe() {',
        '  local before="" word words=""',
        // Options do not change which words come next.
        `  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || before="$before $word"; done`,
        '  case "$before" in',
        ...cases,
        '  esac',
        `  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
        '}',
        'complete -F _troupe troupe',
      ]
      if (args.shell === 'bash') return say(...lines)
      if (args.shell === 'zsh') return say('autoload -U +X bashcompinit && bashcompinit', ...lines)
      throw new WrongUse('Completion is there for bash and zsh.')
    },
    { needsToken: false },
  )
}

function wordsOf(commands: Record<string, CommandDef>, before: string): Words[] {
  const below = Object.entries(commands).flatMap(([name, { subCommands, args }]) =>
    subCommands === undefined
      ? [{ before: `${before} ${name}`, words: optionsOf(args as object) }]
      : wordsOf(subCommands as Record<string, CommandDef>, `${before} ${name}`),
  )
  return [{ before, words: Object.keys(commands) }, ...below]
}

function optionsOf(args: Record<string, { type?: string }> | object): string[] {
  return Object.entries(args)
    .filter(([, arg]) => arg.type !== 'positional')
    .map(([name]) => `--${name}`)
}
