import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { collabSubmissionStates } from '../../tables/collabs/collab-submissions.ts'
import {
  lacksSparkCodeInDatabase,
  waitsForCreatorInDatabase,
  waitsForOrganizationInDatabase,
} from '../submissions/stages.ts'
import { lacksSparkCode, nextToAct, type Standing } from './transitions.ts'

const moment = '2026-03-01T09:30:00.000Z'
const lastOfWork = collabSubmissionStates.indexOf('posted')

const works = collabSubmissionStates.flatMap((state, at) =>
  [null, moment].flatMap((escalated_at) =>
    [false, true].flatMap((require_spark_ads) =>
      [null, 'a code'].map((spark_code) => {
        const ended_at = at > lastOfWork ? moment : null
        return { state, ended_at, escalated_at, require_spark_ads, spark_code }
      }),
    ),
  ),
)

test('the database says as we do whose turn it is', async () => {
  const { rows } = await db.execute(sql`
    select ${lacksSparkCodeInDatabase(sql`work`)} as lacks_code,
      ${waitsForCreatorInDatabase(sql`work`)} as creator,
      ${waitsForOrganizationInDatabase(sql`work`)} as organization
    from json_to_recordset(${JSON.stringify(works)}::json) as work (state text, ended_at timestamptz,
      escalated_at timestamptz, require_spark_ads boolean, spark_code text)`)

  expect(rows).toEqual(
    works.map((work) => ({
      lacks_code: lacksSparkCode(work),
      creator: nextToAct(work as Standing) === 'creator',
      organization: nextToAct(work as Standing) === 'organization',
    })),
  )
})
