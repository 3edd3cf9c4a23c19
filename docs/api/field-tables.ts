import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fieldTable } from '../../src/framework/openapi/reference/field-table.ts'

/**
 * Writes the tables of fields in these pages, from the shapes of the records: `npm run field-tables`.
 * A page says which record it wants, and where: `<!-- fields of Campaign -->` … `<!-- end -->`.
 */
export async function readPages(): Promise<{ path: string; text: string; written: string }[]> {
  const records = await readRecords()
  const tableOf = (name: string) => {
    const record = records.get(name)
    if (record === undefined) throw new Error(`No record is called ${name}`)
    return `<!-- fields of ${name} -->\n\n${fieldTable(record)}\n\n<!-- end -->`
  }

  return globSync('*.md', { cwd: import.meta.dirname }).map((path) => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8')
    const table = /<!-- fields of (\w+) -->\n[\s\S]*?<!-- end -->/g
    return { path, text, written: text.replace(table, (_, name) => tableOf(name)) }
  })
}

async function readRecords(): Promise<Map<string, z.ZodType>> {
  const source = join(import.meta.dirname, '../../src')
  const modules = await Promise.all(
    globSync('**/*presenter.ts', { cwd: source }).map((file) => import(join(source, file))),
  )
  return new Map(
    modules
      .flatMap((module) => Object.values(module))
      .filter((value) => value instanceof z.ZodType)
      .map((record) => [record.meta()?.id ?? '', record]),
  )
}

if (process.argv[1] === import.meta.filename)
  for (const { path, text, written } of await readPages())
    if (text !== written) writeFileSync(join(import.meta.dirname, path), written)
