import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import type { RecordKind, RecordTable } from '../../activity/records/record.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { joinWithoutClash, kindByType } from './kinds.ts'

type AnyKind = RecordKind<RecordTable, string>

const files = globSync('src/**/record.ts', { cwd: projectRoot })
const modules = await Promise.all(files.map((file) => import(join(projectRoot, file))))
const kinds = modules
  .flatMap((module) => Object.values(module))
  // Jobs have sentences too, but their table is that of the queue.
  .filter((value): value is AnyKind => typeof value === 'object' && 'table' in (value ?? {}))

test('every record there is has its sentences in the log', () => {
  const defined = globSync('src/**/*.ts', { cwd: projectRoot }).flatMap((file) => [
    ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/defineRecord\(/g),
  ])

  expect(kinds).toHaveLength(defined.length)
  for (const { type, sentences } of kinds)
    expect(kindByType.get(type)?.sentences).toMatchObject(sentences)
})

/** Kinds that an organization reads of, which are all that are shown with their fields. */
const told = kinds.filter(({ organizationId }) => organizationId !== undefined)

test('every field that the log can show is called as people call it', () => {
  const fields = told.flatMap(({ type, table }) =>
    Object.entries(getTableColumns(table as PgTable))
      // Which other record it belongs to is never shown, nor is the moment of a change or what is hashed.
      .filter(([name, { dataType }]) => !(name.endsWith('_id') && dataType === 'number'))
      .filter(([name]) => !/_at$|_hash$/.test(name))
      .map(([name]) => ({ type, name })),
  )
  // A single word says what it is.
  const unnamed = fields.filter(
    ({ type, name }) => /_|\d/.test(name) && kindByType.get(type)?.labels?.[name] === undefined,
  )
  expect(unnamed).toEqual([])
})

test('every record that has amounts says in each event what they are amounts of', () => {
  const silent = kinds.filter(({ table, identity }) => {
    const columns = Object.keys(getTableColumns(table as PgTable))
    const row = Object.fromEntries(columns.map((name) => [name, name === 'currency' ? 'eur' : 1]))
    const hasAmounts = columns.includes('currency') && columns.some((name) => /amount$/.test(name))
    return hasAmounts && !('currency' in (identity?.(row) ?? {}))
  })
  expect(silent.map(({ type }) => type)).toEqual([])
})

test('two kinds of one type cannot mean two things by one name', () => {
  expect(joinWithoutClash('Submission', { pay: 'paid' }, { pay: 'paid', end: 'ended' })).toEqual({
    pay: 'paid',
    end: 'ended',
  })
  expect(() => joinWithoutClash('Submission', { pay: 'paid' }, { pay: 'gave' })).toThrow('“pay”')
})
