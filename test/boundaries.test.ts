import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'

const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

test('no file is longer than 200 lines', () => {
  const long = files
    .map((file) => ({
      file,
      lines: readFileSync(join(projectRoot, file), 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > 200)
  expect(long).toEqual([])
})

test('no folder or file is called after nothing', () => {
  const vague = files.filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|index)(\/|\.tsx?$)/.test(file),
  )
  expect(vague.filter((file) => !file.endsWith('/views/index.tsx'))).toEqual([])
})
