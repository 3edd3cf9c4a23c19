import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Explained, Route } from '../src/framework/http/api.ts'
import { severalSent } from '../src/framework/openapi/document/parameters.ts'
import { projectRoot } from '../src/framework/project-root.ts'
import { app } from './support/helper.ts'

// The tables of parameters in docs/api, from what the routes declare: `npm run parameter-tables` writes them,
// each below the paragraph that names the address of its list.
const folder = join(projectRoot, 'docs/api')
// Longer sets are in /openapi.json.
const mostTold = 12

const lists = app.routeTable.filter(({ method, api }) => method === 'GET' && api?.paginated)
const sameAddress = (path: string) => path.replace(/:\w+/g, ':id')
const listAt = new Map(lists.map((route) => [sameAddress(route.path), route]))

const blocks = /\n\n<!-- parameters of [\w, ]+ -->\n[\s\S]*?<!-- end -->/g
const address = /`GET (\/\S+)\.json`/g
const told = new Set<string>()

const pages = globSync('*.md', { cwd: folder })
  .sort()
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const paragraphs = text.replace(blocks, '').split('\n\n')
    return { name, text, paragraphs }
  })

// An address that has a line of its own is described there, any other where it is first named.
const isHeading = (paragraph: string) => paragraph.replace(address, '').replace(/[ ·,]/g, '') === ''
const written = new Map<string, string[]>()
for (const headings of [true, false])
  for (const { name, paragraphs } of pages) {
    const before = written.get(name) ?? paragraphs
    written.set(
      name,
      before.map((paragraph) =>
        isHeading(paragraph) === headings ? withTables(paragraph) : paragraph,
      ),
    )
  }

test.each(pages)('$name has the parameters of its lists', ({ name, text }) => {
  const right = written.get(name)?.join('\n\n') ?? ''
  if (process.env.PARAMETERS === 'write') writeFileSync(join(folder, name), right)
  else expect(text, 'npm run parameter-tables writes them').toBe(right)
})

test('every list has its parameters on a page', () => {
  expect(lists.map(({ path }) => path).filter((path) => !told.has(path))).toEqual([])
})

/** A paragraph, and the tables of the lists that it names first. Those that are alike share one. */
function withTables(paragraph: string): string {
  const tables = new Map<string, Route[]>()
  for (const [, path] of paragraph.matchAll(address)) {
    const route = listAt.get(sameAddress(path ?? ''))
    if (route === undefined || told.has(route.path)) continue
    told.add(route.path)
    tables.set(tableOf(route), [...(tables.get(tableOf(route)) ?? []), route])
  }
  const parts = [...tables].map(([table, routes]) => {
    const names = routes.map(({ api }) => api?.name).join(', ')
    const of = routes.map(({ path }) => `\`${path}.json\``).join(', ')
    const lead = isHeading(paragraph) ? '' : `\nParameters of ${of}:\n`
    return `<!-- parameters of ${names} -->\n${lead}\n${table}\n\n<!-- end -->`
  })
  return [paragraph, ...parts].join('\n\n')
}

function tableOf({ api }: Route): string {
  const own = Object.entries(api?.query ?? {}).map(
    ([name, explained]) => `| \`${name}\` | ${wordsOf(explained)} |`,
  )
  const shared =
    '| `page`, `limit` | Which page, from 1, and how many records it holds, at most 100 |'
  return ['| Parameter | Meaning |', '|---|---|', ...own, shared].join('\n')
}

function wordsOf({ description, values = [], several, day, moment }: Explained): string {
  const isTold = values.length > 0 && values.length <= mostTold
  const sentences = [
    description.replace(/\.$/, ''),
    ...(isTold ? [`One of ${values.map((value) => `\`${value}\``).join(', ')}`] : []),
    ...(several ? [severalSent] : []),
    ...(day ? ['A day, as `2026-11-01`'] : []),
    ...(moment ? ['A moment, as `2026-11-01T09:30:00Z`'] : []),
  ]
  return sentences.join('. ').replaceAll('|', '\\|')
}
