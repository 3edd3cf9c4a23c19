import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'

/**
 * Checks the rules about the order in `src/` that the linter cannot check. The linter itself checks
 * that imports run downward from floor to floor and in no circle (`noRestrictedImports` and
 * `noImportCycles` in `biome.json`).
 */

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const imports = files.flatMap((file) =>
  [...read(file).matchAll(/^(?:import|export)\b([^'"]*?)['"](\.[^'"]+)['"]/gms)].map(
    ([, clause = '', path]) => ({
      file,
      target: normalize(join(dirname(file), path as string)),
      names: [...clause.matchAll(/[{,]\s*(?:type )?(\w+)/g)].map(([, name]) => name as string),
    }),
  ),
)
const inWords = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`

/** From the bottom to the top: each floor may import from those before it. */
const floors = [
  'vocabulary',
  'framework',
  'tables',
  'activity',
  'platforms',
  'accounts',
  'teams',
  'creators',
  'money',
  'programs',
  'pages',
  'demo',
  'composition',
]

test('there are no other floors than these', () => {
  const others = files.filter((file) => file !== 'src/main.ts' && !floors.includes(floorOf(file)))
  expect(others).toEqual([])
})

test('the linter knows of each floor which lie above it', () => {
  type Override = { includes: string[]; linter: object }
  const { overrides } = JSON.parse(read('biome.json')) as { overrides: Override[] }
  const forbidden = overrides.map(({ includes, linter }) => [
    includes[0],
    [...JSON.stringify(linter).matchAll(/\*\*\/\.\.\/(\w+)\/\*\*/g)].map(([, floor]) => floor),
  ])
  const above = floors
    .slice(0, -1)
    .map((floor, index) => [`src/${floor}/**`, floors.slice(index + 1)])

  expect(forbidden).toEqual(above)
})

test('types are imported where the linter looks for imports', () => {
  expect(files.filter((file) => /\bimport\(['"]\./.test(read(file)))).toEqual([])
})

/** The files of a resource, each of which may import only from those before it. */
const layers = [
  /\/(time-limits|deadline-kinds)\.ts$/,
  /\/record\.ts$/,
  /\/schema\.ts$/,
  /\/names\.ts$/,
  /\/(limits|rates)\.ts$/,
  /\/(policy|transitions)\.ts$/,
  /\/filters\.ts$/,
  /\/queries\.ts$/,
  /\/words\.ts$/,
  /\/notices\.ts$|\/mailer\.tsx$/,
  /\/(settlement|moves|changing|save-move)\.ts$/,
  /\/jobs\.ts$/,
  /\/model\.ts$/,
  /\/(deadlines|rotation)\.ts$|\/staff\/queue\.ts$/,
  /\/(presenter|drawing|csv)\.ts$/,
  /\/views\//,
  /routes\.tsx?$/,
]
const layerOf = (file: string) => layers.findIndex((layer) => layer.test(file))

test('the layers are those of the documentation, in its order', () => {
  const [, section = ''] = /^## A resource$(.*?)^## /ms.exec(read('docs/architecture.md')) ?? []
  const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, files = '']) =>
    Array.from(files.matchAll(/`([^`]+)`/g), ([, name = '']) =>
      layerOf(`/${name.replace(/\/$/, '/x.tsx')}`),
    ),
  )
  expect(rows.map((row) => [...new Set(row)])).toEqual(layers.map((_, index) => [index]))
})

test('a resource keeps its layers', () => {
  const beyond = imports.filter(
    ({ file, target }) =>
      resourceOf(file) === resourceOf(target) &&
      layerOf(file) !== -1 &&
      layerOf(target) > layerOf(file),
  )
  expect(beyond.map(inWords)).toEqual([])
})

test('the folders of a floor are in no circle', () => {
  const between = imports
    .map(({ file, target }) => [resourceOf(file), resourceOf(target)] as const)
    .filter(([from, to]) => from !== to && floorOf(from) === floorOf(to))
  expect(knotsIn(between)).toEqual([])
})

/** Files beside the folders are no folder: the linter looks for circles between single files. */
test('the folders of a resource are in no circle', () => {
  const between = imports
    .map(({ file, target }) => [subjectOf(file), subjectOf(target)] as const)
    .filter(([from, to]) => from && to && from !== to && resourceOf(from) === resourceOf(to))
  expect(knotsIn(between as [string, string][])).toEqual([])
})

/** Those from which one comes back to where one began. */
function knotsIn(between: (readonly [string, string])[]): string[] {
  const reach = (from: string, reached = new Set<string>()): Set<string> => {
    for (const [start, to] of between) {
      if (start !== from || reached.has(to)) continue
      reached.add(to)
      reach(to, reached)
    }
    return reached
  }
  return [...new Set(between.map(([from]) => from).filter((from) => reach(from).has(from)))]
}

/** So much fits into a head. It is no reason to cut one thought in two: the norm is far below. */
test('no file is longer than 250 lines', () => {
  const long = files.filter((file) => read(file).split('\n').length - 1 > 250)
  expect(long).toEqual([])
})

/**
 * A name that folders import from each other is found in one place. What is the same of both kinds of
 * programs, or of submissions, has the same name in the same file of each.
 */
test('what other folders import has a name that nothing else has', () => {
  const sides = (file: string) => file.replace(/\bcollab(s|-submissions)\//, 'campaign$1/')
  const homes = new Map<string, Set<string>>()
  for (const { file, target, names } of imports) {
    const isOwn = resourceOf(file) === resourceOf(target)
    if (isOwn || !files.includes(target) || target.includes('/views/')) continue
    for (const name of names) {
      if (!exportsOf(target).has(name)) continue
      homes.set(name, (homes.get(name) ?? new Set()).add(sides(target)))
    }
  }
  const twins = [...homes].filter(([, files]) => files.size > 1)
  expect(twins.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})

test('what is given a transaction is not given the pool beside it', () => {
  const both = /\btx: Tx,\s+\w+: Context\b|\w+: Context,\s+tx: Tx\b/
  expect(files.filter((file) => both.test(read(file)))).toEqual([])
})

test('only one folder knows what the driver does not tell', () => {
  const isInside = (file: string) => file.startsWith('src/framework/database/driver/')
  const leaks = /[.{] ?\$client\b|as unknown as number\b/
  expect(files.filter((file) => leaks.test(read(file)) && !isInside(file))).toEqual([])
})

test('no folder or file is called after nothing', () => {
  const vague = files.filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|index)(\/|\.tsx?$)/.test(file),
  )
  expect(vague.filter((file) => !file.endsWith('/views/index.tsx'))).toEqual([])
})

test('no line of a comment is wider than 110 columns', () => {
  const written = globSync(['{src,web}/**/*.{ts,tsx}', 'bench/**/*.ts'], { cwd: projectRoot })
  const ours = written.filter((file) => !file.includes('node_modules'))
  const wide = ours.flatMap((file) =>
    [...read(file).matchAll(/^[ \t]*(?:\/\*\*|\/\/|\*) .*$/gm)]
      .filter(([line]) => line.length > 110)
      .map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(wide).toEqual([])
})

// A comment that begins with What is a riddle: whoever reads it has to guess what is spoken of.
test('no comment begins with the word What, but with what it explains', () => {
  const written = globSync(['{src,web}/**/*.{ts,tsx}', 'bench/*.ts'], { cwd: projectRoot })
  const riddles = written.flatMap((file) =>
    [...read(file).matchAll(/^\s*(\/\*\*|\/\/|\*) What\b.*/gm)].map(
      ([comment]) => `${file}: ${comment.trim()}`,
    ),
  )
  expect(riddles).toEqual([])
})

test('only one folder opens connections of its own', () => {
  const opens = /from 'node:(https?|http2|tls)'|\bfetch\(/
  // These names belong to the server's side of a connection.
  const name =
    '(type )?(createServer|IncomingMessage|RequestListener|Server|ServerResponse|STATUS_CODES)'
  const serving = new RegExp(`\\bimport (type )?\\{\\s*(${name},?\\s*)+\\} from 'node:http'`)
  const outside = files.filter((file) => opens.test(read(file).replace(serving, '')))

  expect(outside.filter((file) => !file.startsWith('src/framework/net/'))).toEqual([])
})

/** `src/programs/campaigns`, or the file itself if it is in no folder of its floor. */
function resourceOf(file: string): string {
  return file.split('/').slice(0, 3).join('/')
}

/**
 * `src/programs/campaign-submissions/deciding`, with what it looks like; nothing for a file beside such
 * folders.
 */
function subjectOf(file: string): string | undefined {
  const folders = file.split('/').slice(0, -1)
  return folders.length > 3 && folders[3] !== 'views' ? folders.slice(0, 4).join('/') : undefined
}

function floorOf(file: string): string {
  return file.split('/')[1] as string
}

function exportsOf(file: string): Set<string> {
  const exported = /^export (?:async )?(?:function\*?|const|type|class|interface) (\w+)/gm
  return new Set([...read(file).matchAll(exported)].map(([, name]) => name as string))
}

test('rows are locked in one place, or within a statement that says why', () => {
  const locks = /\.for\(\s*['"]|for (no key )?update|for (key )?share/
  const elsewhere = files.filter((file) => locks.test(read(file)))
  expect(elsewhere.sort()).toEqual([
    'src/accounts/sessions/generation.ts',
    'src/activity/notifications/model.ts',
    'src/activity/records/lock.ts',
    'src/programs/posts/pictures.ts',
  ])
})

test('one file says how the database writes moments', () => {
  const writing = files.filter((file) => read(file).includes('HH24:MI:SS'))
  expect(writing).toEqual(['src/framework/database/json-moments.ts'])
})

test('one file has every content policy', () => {
  const composing = files.filter((file) => read(file).includes('default-src'))
  expect(composing).toEqual(['src/framework/http/safety/content-security-policy.ts'])
})

test('one file says which posts are approved', () => {
  const listing = files.filter((file) =>
    /(?<!pending', )'approved',\s*'finalized'/.test(read(file)),
  )
  expect(listing).toEqual(['src/tables/campaigns/decided-posts.ts'])
  const inDatabase = globSync('db/functions/**/*.sql', { cwd: projectRoot })
  const written = inDatabase.filter((file) => read(file).includes("'approved', 'finalized'"))
  expect(written).toEqual(['db/functions/counts/is_approved_state.sql'])
})

test('one function says which work for a collab ended early', () => {
  const sources = [...files, ...globSync('db/functions/**/*.sql', { cwd: projectRoot })]
  const listing = sources.filter((file) =>
    read(file).includes("in ('declined', 'withdrawn', 'cancelled', 'expired')"),
  )
  expect(listing).toEqual(['db/functions/posts/is_ended_early.sql'])
})
