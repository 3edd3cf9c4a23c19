import { lte, sql } from 'drizzle-orm'
import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import { countedApart } from './totals.ts'

const numbers = pgTable('numbers', { id: bigint({ mode: 'number' }).primaryKey() })

/** The page of so many numbers, of which no more than ten are counted. */
async function read(length: number, number: number) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`create temp table numbers on commit drop as
      select generate_series(1, 40)::bigint as id`)
    const page = { number, size: 4, offset: (number - 1) * 4 }
    const which = lte(numbers.id, length)
    const { total, offset, pageOf } = countedApart(numbers, which, page, 10)
    return pageOf(
      await tx
        .select({ id: numbers.id, total })
        .from(numbers)
        .where(which)
        .orderBy(numbers.id)
        .limit(page.size)
        .offset(offset),
    )
  })
}

test('a list that is not longer than it is counted tells its length, past its end too', async () => {
  for (const [number, ids] of [
    [1, [1, 2, 3, 4]],
    [3, [9, 10]],
    [4, []],
  ] as const) {
    const { rows, total, isLonger } = await read(10, number)
    expect([rows.map(({ id }) => id), total, isLonger]).toEqual([ids, 10, undefined])
  }
})

test('of a longer one each page has the next, and none is the last before the end', async () => {
  const first = await read(30, 1)
  expect(first).toMatchObject({ total: 11, isLonger: true })
  const further = await read(30, 6)
  expect(further.rows.map(({ id }) => id)).toEqual([21, 22, 23, 24])
  expect(further).toMatchObject({ total: 25, isLonger: true })
  expect(await read(30, 8)).toMatchObject({ rows: [{ id: 29 }, { id: 30 }], total: 30 })
  expect((await read(30, 9)).rows).toEqual([])
})
