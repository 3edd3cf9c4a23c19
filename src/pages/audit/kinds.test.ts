import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RecordKind, RecordTable } from '../../activity/records/record.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { kindByType, together } from './kinds.ts'

type AnyKind = RecordKind<RecordTable, string>

const files = globSync('src/**/record.ts', { cwd: projectRoot })
const modules = await Promise.all(files.map((file) => import(join(projectRoot, file))))
const kinds = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyKind => typeof value === 'object' && 'sentences' in (value ?? {}))

test('every record there is has its sentences in the log', () => {
  const defined = globSync('src/**/*.ts', { cwd: projectRoot }).flatMap((file) => [
    ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/defineRecord\(/g),
  ])

  expect(kinds).toHaveLength(defined.length)
  for (const { type, sentences } of kinds)
    expect(kindByType.get(type)?.sentences).toMatchObject(sentences)
})

test('two kinds of one type cannot mean two things by one name', () => {
  expect(together('Submission', { pay: 'paid' }, { pay: 'paid', end: 'ended' })).toEqual({
    pay: 'paid',
    end: 'ended',
  })
  expect(() => together('Submission', { pay: 'paid' }, { pay: 'gave' })).toThrow('“pay”')
})
