import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../test/helper.ts'
import { prepared } from './prepared.ts'

const answer = prepared((db) =>
  db
    .select({ answer: sql<number>`42` })
    .from(sql`(values (1)) as one`)
    .prepare('client_test_answer'),
)

test('a statement that fails spoils nothing for those after it, prepared ones included', async () => {
  expect(await answer(db).execute()).toEqual([{ answer: 42 }])

  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow()

  expect(await answer(db).execute()).toEqual([{ answer: 42 }])
  expect(await answer(db).execute()).toEqual([{ answer: 42 }])
})
