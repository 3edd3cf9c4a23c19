import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fieldTable } from '../../src/framework/openapi/reference/field-table.ts'

/**
 * Writes the tables of fields in these pages, from the shapes of the records: `npm run field-tables`.
 * A page says which record it wants, and where: `<!-- fields of Campaign -->` … `<!-- end -->`. With
 * `<!-- fields of StaffCampaign beyond Campaign -->` it has only those that are not told of yet.
 */
export async function readPages(): Promise<{ path: string; text: string; written: string }[]> {
  const records = await readRecords()
  const recordOf = (name: string) => {
    const record = records.get(name)
    if (record === undefined) throw new Error(`No record is called ${name}`)
    return record
  }
  const tableOf = (name: string, before: string | undefined) =>
    fieldTable(recordOf(name), before === undefined ? undefined : recordOf(before))

  return globSync('*.md', { cwd: import.meta.dirname }).map((path) => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8')
    const table = /(<!-- fields of (\w+)(?: beyond (\w+))? -->)\n[\s\S]*?<!-- end -->/g
    const written = text.replace(
      table,
      (_, mark, name, before) => `${mark}\n\n${tableOf(name, before)}\n\n<!-- end -->`,
    )
    return { path, text, written }
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
