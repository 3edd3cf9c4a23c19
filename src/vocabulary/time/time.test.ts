import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { isoTime, momentInWords, partsByMoment } from './time.ts'

describe('The spelling of a moment', () => {
  test.for([
    ['2026-03-01 09:30:00+00', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01 09:30:00.5+00', '2026-03-01T09:30:00.500Z'],
    ['2026-03-01 09:30:00.05+00', '2026-03-01T09:30:00.050Z'],
    ['2026-03-01 09:30:00.005+00', '2026-03-01T09:30:00.005Z'],
    ['2026-03-01 09:30:00.005678+00', '2026-03-01T09:30:00.005Z'],
    ['2026-03-01 09:30:00.5+05:30', '2026-03-01T04:00:00.500Z'],
    ['2026-03-01T09:30:00.5+00:00', '2026-03-01T09:30:00.500Z'],
  ])('%s is %s', ([text, spelled]) => {
    expect(isoTime(text as string)).toBe(spelled)
  })

  test('is that of the database, whatever the moment and the zone', async () => {
    const moments = fc.sample(
      fc.date({ min: new Date(0), max: new Date('9999-12-30'), noInvalidDate: true }),
      50,
    )
    for (const zone of ['UTC', 'Asia/Kolkata']) {
      const texts = await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('timezone', ${zone}, true)`)
        const given = moments.map((moment) => moment.toISOString())
        const { rows } = await tx.execute<{ at: string }>(
          sql`select at::timestamptz(3)::text from json_array_elements_text(${JSON.stringify(given)}) at`,
        )
        return rows.map(({ at }) => at)
      })
      expect(texts.map(isoTime)).toEqual(moments.map((moment) => moment.toISOString()))
    }
  })
})

test('moments in words are found again, and the rest stays as it was', () => {
  const at = '2026-11-29T23:45:00.000Z'
  const said = `There is time until ${momentInWords(at)}. Open it on Nov 3, 2026.`
  expect(partsByMoment(said)).toEqual([
    { text: 'There is time until ' },
    { text: momentInWords(at), at },
    { text: '. Open it on Nov 3, 2026.' },
  ])
  expect(partsByMoment('Nothing.')).toEqual([{ text: 'Nothing.' }])
})
