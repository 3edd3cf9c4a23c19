import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { inWords, minorUnits } from '../clients/cli/src/money.ts'
import { projectRoot } from '../src/framework/project-root.ts'
import { currencyCodes } from '../src/vocabulary/amounts/currencies.ts'
import { formatMoney, fromDecimal } from '../src/vocabulary/amounts/money.ts'
import { db } from './support/helper.ts'

/** Whatever computes with amounts. A PDF is drawn in fractions of a point. */
const files = globSync(
  [
    'src/money/**/*.{ts,tsx}',
    'src/programs/**/*.{ts,tsx}',
    'src/vocabulary/amounts/{money,currencies,minor-digits}.ts',
  ],
  { cwd: projectRoot },
).filter((file) => !/\.test\.tsx?$|\/pdf\//.test(file))

const rounding = /^(parseFloat|toFixed|toPrecision|round|ceil|trunc|fround)$/

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Whatever can make a fraction of a number. */
function fractionsIn(name: string, text: string): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (isFraction(node)) found.push(`${name}: ${text.slice(node.start, node.end)}`)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(name, text).program)
  return found
}

function isFraction({ type, raw, name, operator, left, right }: Node): boolean {
  if (type === 'Literal') return /^[\d_]*\.\d/.test(String(raw))
  if (type === 'Identifier') return rounding.test(String(name))
  if (operator === '**') return !isExact(left as Node)
  return operator === '/' && !isExact(right as Node)
}

/** Powers and quotients of `bigint` are exact. */
function isExact({ bigint, name }: Node): boolean {
  return bigint !== undefined || name === 'divisor'
}

test('no amount is ever a fraction', () => {
  const found = files.flatMap((file) =>
    fractionsIn(file, readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(60)
  expect(found).toEqual([])
})

test.each([
  'const fee = amount * 0.05',
  'const half = amount / 2',
  'const text = amount.toFixed(2)',
  'const share = Math.round(amount * rate)',
  'const typed = parseFloat(text)',
  'const factor = 10 ** digits',
])('and if there were one it would be seen: %s', (line) => {
  expect(fractionsIn('file.ts', line)).toHaveLength(1)
})

test('amounts are written in one place, with the decimals that we know, and not those of `Intl`', () => {
  const everywhere = globSync('{src,web}/**/*.{ts,tsx}', { cwd: projectRoot })
  const writers = everywhere.filter((file) =>
    /style: 'currency'/.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(everywhere.length).toBeGreaterThan(1000)
  expect(writers).toEqual(['src/vocabulary/amounts/money.ts'])
})

test('the command line, which shares nothing with the server, reads and writes amounts as it does', () => {
  for (const code of currencyCodes) {
    const amount = minorUnits('amount', '12', code.toUpperCase())
    expect([code, amount]).toEqual([code, fromDecimal('12', code)])
    expect(inWords(amount + 5, code)).toBe(formatMoney(amount + 5, code))
  }
})

test('no column holds money but as a whole number', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('real', 'double precision', 'numeric', 'money')
      and column_name not in ('engagement_rate', 'rate')`)
  expect(rows).toEqual([])
})

test('every column of amounts is within what JSON holds exactly', async () => {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`
    select table_name || '.' || column_name as name, data_type as type, domain_name
    from information_schema.columns
    where table_schema = 'public' and (column_name = 'amount' or column_name like '%\_amount')`)
  expect(rows.length).toBeGreaterThan(10)
  for (const { name, type } of rows) expect([name, type]).toEqual([name, 'bigint'])
})
