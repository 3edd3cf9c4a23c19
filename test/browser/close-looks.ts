import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { options, type VNode } from 'preact'
import { projectRoot } from '../../src/framework/project-root.ts'
import { git, triesAll, turn } from '../support/run/turns.ts'

/**
 * Axe takes two thirds of the time of a look, so it does not look at every page in every run: only at those
 * that show a part that was changed since `main`, and at a quarter of the others, the next quarter with each
 * commit. Where what every page is made with was changed, or Git cannot tell, it looks at half of them.
 * Colours come from one palette, so it sees a page in light or in dark, which takes turns, and in both if the
 * page itself was changed. `SAMPLE=all` has it look at all pages in both.
 */
export type CloseLooks = (index: number) => readonly Colours[]

export type Colours = 'light' | 'dark'

const both = ['light', 'dark'] as const

const quarters = 4
const halves = 2

/** What every page is made with. */
const shared =
  /^(web\/|src\/framework\/views\/|src\/composition\/navigation|(vite\.config\.ts|package-lock\.json)$)/

const drawn = new Set<string>()
watchParts()

const wantsAll = triesAll || process.env.SCREENSHOTS !== undefined

export function closeLooks(history = readHistory()): CloseLooks {
  if (wantsAll) return () => both
  const { commits, changed } = history ?? { commits: 0, changed: ['web/'] }
  const share = changed.some(isEverywhere) ? halves : quarters
  const parts = new Set(changed.filter((file) => !isEverywhere(file)).flatMap(partsIn))
  const turnOf = (number: number) => Math.floor(number / quarters)

  return (index) => {
    const showsChange = [...drawn].some((part) => parts.has(part))
    drawn.clear()
    if (showsChange) return both
    const isItsTurn = index % share === commits % share
    return isItsTurn ? [both[(turnOf(index) + turnOf(commits)) % 2] as Colours] : []
  }
}

/** Forgets the parts of pages that were drawn until now. */
export const forgetDrawn = () => drawn.clear()

/** Notes the name of each part that a page is made of, in the server that runs in this process. */
function watchParts(): void {
  const before = options.vnode
  options.vnode = (vnode: VNode) => {
    if (typeof vnode.type === 'function') drawn.add(vnode.type.name)
    before?.(vnode)
  }
}

type History = { commits: number; changed: string[] }

function readHistory(): History | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
    const head = git('rev-parse', 'HEAD')
    const base = git('merge-base', 'HEAD', mainBranch())
    const since = base === head ? 'HEAD~1' : base
    const names = [
      git('diff', '--name-only', since),
      git('ls-files', '--others', '--exclude-standard'),
    ]
    const changed = names.join('\n').split('\n').filter(Boolean)
    return { commits: turn, changed }
  } catch {
    return undefined
  }
}

function mainBranch(): string {
  const names = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/remotes/origin/main',
    'refs/heads/main',
  )
  return names.split('\n')[0] as string
}

function isEverywhere(file: string): boolean {
  return shared.test(file) || (isOfPages(file) && partsIn(file).length === 0)
}

/** The parts that a file makes, or else those that it puts together. */
function partsIn(file: string): string[] {
  const path = join(projectRoot, file)
  if (!isOfPages(file) || !existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const made = namesIn(text, /(?:function|const) ([A-Z]\w*[a-z]\w*)/g)
  return made.length > 0 ? made : namesIn(text, /<([A-Z]\w*)/g)
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name as string)
}

const isOfPages = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')
