import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sets } from '../src/composition/api-sets.ts'
import { projectRoot } from '../src/framework/project-root.ts'

// What documents say in words of reasons, states and the like, which no table is written from.
const documents = globSync(['docs/*.md', 'docs/api/*.md', 'src/pages/*/guides/**/*.md'], {
  cwd: projectRoot,
})
const value = '`[\\w.-]+`(?: \\([^)]*\\))?'
const separator = ',?\\s+(?:or |and )?'
const enumeration = new RegExp(`\\bone of (${value}(?:${separator}${value}){2,})`, 'gi')

/** Sets of which a document names most values as if they were all, with those that it leaves out. */
function incomplete(path: string): string[] {
  const text = readFileSync(join(projectRoot, path), 'utf8')
  return [...text.matchAll(enumeration)].flatMap(([, said = '']) => {
    const named = [...said.matchAll(/`([\w.-]+)`/g)].map(([, one = '']) => one)
    const meant = Object.values(sets).filter(({ values }) =>
      named.every((one) => values.includes(one)),
    )
    const isWhole = ({ values }: { values: readonly string[] }) => values.length === named.length
    if (meant.length === 0 || meant.some(isWhole)) return []
    const missing = meant[0]?.values.filter((one) => !named.includes(one))
    return [`${path}: one of ${named.join(', ')} lacks ${missing?.join(', ')}`]
  })
}

test('where a document says what something is one of, it has all of them', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap(incomplete)).toEqual([])
})
