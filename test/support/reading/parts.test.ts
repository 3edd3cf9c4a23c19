import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../src/framework/project-root.ts'
import { partOf, partsLike } from './parts.ts'

const numbered = globSync('{src,test}/**/*-[0-9].test.{ts,tsx}', { cwd: projectRoot })

test.each(numbered)('%s and its like are the same and leave nothing out', (file) => {
  const folder = join(projectRoot, dirname(file))
  const parts = partsLike(join(projectRoot, file)).map((name) => join(folder, name))
  const work = Array.from({ length: 100 }, (_, number) => number)

  expect(parts).toContain(join(projectRoot, file))
  expect(new Set(parts.map((part) => readFileSync(part, 'utf8'))).size).toBe(1)
  expect(parts.flatMap((part) => partOf(work, part)).sort((a, b) => a - b)).toEqual(work)
})
