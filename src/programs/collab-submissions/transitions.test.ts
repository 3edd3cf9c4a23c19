import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { collabSubmissionStates, offerSides } from '../../tables/collabs/collab-submissions.ts'
import {
  isTurnOfOrganizationInDatabase,
  lacksSparkCodeInDatabase,
  waitsForCreatorInDatabase,
} from '../submissions/stages.ts'
import { nextToAct } from './due-dates.ts'
import { lacksSparkCode, type Standing } from './transitions.ts'

const moment = '2026-03-01T09:30:00.000Z'
const lastOfWork = collabSubmissionStates.indexOf('posted')

const works = collabSubmissionStates.flatMap((state, at) =>
  [null, moment].flatMap((escalated_at) =>
    [false, true].flatMap((require_spark_ads) =>
      [null, 'a code'].flatMap((spark_code) =>
        ([null, 'tiktok', 'youtube'] as const).flatMap((post_platform_id) =>
          offerSides.map((offered_by) => {
            const ended_at = at > lastOfWork ? moment : null
            const spark = { require_spark_ads, spark_code, post_platform_id }
            return { state, ended_at, escalated_at, offered_by, ...spark }
          }),
        ),
      ),
    ),
  ),
)

test('the database says as we do whose turn it is', async () => {
  const { rows } = await db.execute(sql`
    select ${lacksSparkCodeInDatabase(sql`work`)} as lacks_code,
      ${waitsForCreatorInDatabase(sql`work`)} as creator,
      ${isTurnOfOrganizationInDatabase(sql`work`)} as organization
    from json_to_recordset(${JSON.stringify(works)}::json) as work (state text, ended_at timestamptz,
      escalated_at timestamptz, require_spark_ads boolean, spark_code text, post_platform_id text,
      offered_by text)`)

  expect(rows).toEqual(
    works.map((work) => ({
      lacks_code: lacksSparkCode(work),
      creator: nextToAct(work as Standing) === 'creator',
      organization: nextToAct(work as Standing) === 'organization',
    })),
  )
})
