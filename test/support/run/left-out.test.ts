import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutDatabase } from './left-out.ts'

test('a file that gets a database, be it through others, is not among those without', () => {
  const files = withoutDatabase()
  expect(files).toContain('src/vocabulary/amounts/money.test.ts')
  // These get it from a helper of a helper.
  expect(files).not.toContain('test/page-calls.test.ts')
  expect(files).not.toContain('test/contract/statements.test.ts')

  const asking = globSync('{src,test}/**/*.test.{ts,tsx}').filter((file) =>
    /support\/helper\.ts'|DATABASE_URL/.test(readFileSync(file, 'utf8')),
  )
  expect(asking.length).toBeGreaterThan(100)
  expect(files.filter((file) => asking.includes(file))).toEqual([])
})
