import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../src/framework/project-root.ts'

export type Placement = 'distributed' | 'reference' | 'local'

export const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

/** Where docs/scaling.md says that each table lies. */
export const documented = new Map(
  rowsBelow('| Placement | Tables | Why |').flatMap(([placement = '', tables = '']) =>
    namesIn(tables).map((name) => [name, placement as Placement] as const),
  ),
)

/** The rows of a table of docs/scaling.md, by its head. */
export function rowsBelow(head: string): string[][] {
  const [, table] = read('docs/scaling.md').split(`${head}\n`)
  if (table === undefined) throw new Error(`docs/scaling.md has no table ${head}`)
  return (table.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .filter((row) => row.startsWith('|'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

export function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)
}
