import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../../src/framework/project-root.ts'

/** Where tests get a database from. Whatever imports neither of them, however indirectly, has none to ask. */
const sources = ['test/support/app.ts', 'test/support/run/databases.ts']

/** The test files that are the same on every database, because they use none or one that they name themselves. */
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

if (import.meta.main) console.log(withoutDatabase().join('\n'))
