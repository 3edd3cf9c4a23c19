import { expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { recordedOf } from '../../../test/support/reading/statements.ts'
import { createApplication, createOpenCollab } from '../../../test/support/world/collab-work.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { actingAs } from '../../demo/world.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { sendMessage } from '../messages/model.ts'
import { findAccess } from '../submissions/access.ts'
import { applyToCollab } from './applying/model.ts'

const inWords = (statements: string[]) =>
  statements
    .map((text) => text.trim().replaceAll(/\s+/g, ' ').replaceAll('"', ''))
    .filter((text) => !text.includes('pgboss'))

test('applying', async () => {
  const { organization_id } = await createMembership(db)
  const collab = await createOpenCollab({ organization_id })
  const actor = actingAs(await createUser(db))

  const { statements, ways } = await recordedOf(() =>
    applyToCollab(context, actor, collab, { quote_amount: 25_000, message: 'I film mugs.' }),
  )
  expect(ways).toBe(3)
  expect(inWords(statements)).toEqual([
    expect.stringMatching(/^with counted as \( insert into rate_limits/),
    'begin',
    expect.stringMatching(/^select .* from collabs .* for no key update$/),
    expect.stringMatching(/^select nextval\('submission_ids'\) \* 2 \+ 1/),
    expect.stringMatching(/^insert into collab_submissions/),
    expect.stringMatching(/^with added as \(insert into notifications/),
    expect.stringMatching(/^insert into audit_events/),
    expect.stringMatching(/^insert into deadlines/),
    expect.stringMatching(/^insert into deadlines/),
    'commit',
  ])
})

test('writing to the other side', async () => {
  const creator = await createUser(db)
  const { submission } = await createApplication({ creator })
  const actor = actingAs(creator)
  const access = await findAccess(db, actor, encodeId('Submission', submission.id))

  const { statements, ways } = await recordedOf(() =>
    sendMessage(context, actor, access, { body: 'Which mug?', files: [] }),
  )
  expect(ways).toBe(3)
  expect(inWords(statements)).toEqual([
    expect.stringMatching(/^with counted as \( insert into rate_limits/),
    'begin',
    expect.stringMatching(/^select user_id from \( with submission/),
    expect.stringMatching(/^select pg_advisory_xact_lock/),
    expect.stringMatching(/^select count\(\*\)/),
    expect.stringMatching(/^insert into messages/),
    expect.stringMatching(/^with added as \(insert into notifications/),
    expect.stringMatching(/^insert into audit_events/),
    expect.stringMatching(/^insert into deadlines/),
    'commit',
  ])
})
