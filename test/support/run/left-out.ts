import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { projectRoot } from '../../../src/framework/project-root.ts'
import { isInTurn, triesAll } from './turns.ts'

/**
 * Pages in a browser and what they call, the programs of clients, the demo world (a start on a server loads
 * it), files, mail and PDFs, processing times, numbers of statements, sentences, the description of the
 * interface, wrong answers of other services, and what is refused before any statement is sent.
 */
const sameOnBoth = [
  'test/browser/**',
  'test/contract/hostile/**',
  'test/contract/{requests,statements}.test.ts',
  'test/{docs,long-input,page-calls,palette,sentences}.test.ts',
  'test/clients/**',
  'src/demo/**',
  'src/framework/{openapi,mail,uploads}/**',
  'src/framework/http/{answers,safety}/**',
  'src/framework/http/load/load-shedding.test.ts',
  'src/money/paper/pdf/**',
  'src/accounts/social-sign-in/{answers,sign-in}.test.ts',
]

/** Several things at the same moment, which only a server with several sessions can do. */
const simultaneous = /Promise\.all|deadlock|lock\(|race/

/**
 * Both databases are PostgreSQL. A file that does one thing after the other hardly finds anything on one that
 * it does not on the other, so it runs on one of them: on the server, which is the quicker one, with two commits
 * of three, and on the embedded database with the third.
 */
function sharedOut(): string[] {
  const places = [
    'src/**/*.test.{ts,tsx}',
    'test/{documented-sql,forms,limits,money,names,upgrades}.test.ts',
    'test/scaling/*.test.ts',
    'test/process/{backup,jobs,live,loop}.test.ts',
  ]
  return globSync(places, { cwd: projectRoot })
    .filter((file) => needsDatabase(file) && !simultaneous.test(textOf(file)))
    .filter((file) => !sameOnBoth.some((pattern) => matchesGlob(file, pattern)))
    .sort()
}

/**
 * What several do at the same moment says nothing new on the embedded database, which has one session: there
 * a third of these files run with each commit, and all of them on a server.
 */
const simultaneousFiles = () =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => needsDatabase(file) && simultaneous.test(textOf(file)))
    .sort()

/** Bad days, each of which starts processes again and again for a minute: one quarter of them with each commit. */
const badDays = [
  'test/process/{database-faults,money,power-cut}.test.ts',
  'test/process/{broken-disk,operations,rolling-restart,trial,workers}.test.ts',
]

/** Where tests get a database from. Whatever imports neither of them, however indirectly, has none to ask. */
const sources = ['test/support/app.ts', 'test/support/run/databases.ts']

/**
 * The test files that are the same on every database, because they use none or one that they name themselves.
 */
export function withoutDatabase(): string[] {
  return globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !needsDatabase(file))
    .sort()
}

function needsDatabase(file: string): boolean {
  const reached = new Set([file])
  for (const each of reached) for (const imported of importsOf(each)) reached.add(imported)
  return sources.some((source) => reached.has(source)) || textOf(file).includes('DATABASE_URL')
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

function readImports(file: string): string[] {
  const imports = textOf(file).matchAll(/(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g)
  return Array.from(imports, ([, path]) => join(dirname(file), path as string))
}

const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** The files that one of two runs beside each other leaves out. */
function leftOutBy(run: 'embedded' | 'server'): string[] {
  const shared = sharedOut()
  const ofServer = notInTurn(shared, 3)
  const later = notInTurn(badDays, 4)
  if (run === 'embedded')
    return triesAll ? [] : [...ofServer, ...notInTurn(simultaneousFiles(), 3), ...later]
  const ofEmbedded = triesAll ? [] : shared.filter((file) => !ofServer.includes(file))
  return [...sameOnBoth, ...withoutDatabase(), ...ofEmbedded, ...later]
}

const notInTurn = (files: string[], runs: number) =>
  files.filter((_, index) => !isInTurn(index, runs))

if (import.meta.main)
  console.log(leftOutBy(process.argv[2] === 'embedded' ? 'embedded' : 'server').join('\n'))
