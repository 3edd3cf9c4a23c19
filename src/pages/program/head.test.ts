import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { createOpenCollab } from '../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { newHandInPath } from '../../vocabulary/addresses/submission-urls.ts'
import { campaignPath, collabPath } from '../../vocabulary/addresses/urls.ts'

/** The actions of a page: those behind the button of a phone, and the one beside it. */
function actionsIn(body: string) {
  const [, folded = '', after = ''] =
    /<div class="more-sheet">(.*?)<\/div><\/details>(.*?)<\/div>/s.exec(body) ?? []
  return { folded, first: after.replace(/<[^>]+>/g, '').trim() }
}

test('a phone has what waits in sight, and the other actions behind a button', async () => {
  const campaign = await createRunningCampaign()
  const { organization_id } = campaign
  const admin = await withSession(await createMembership(db, { organization_id }))
  const page = async () => actionsIn((await admin.get(campaignPath(campaign))).body)
  expect((await page()).first).toBe('Invite creators')
  await handInPost(fakePlatform(), campaign, await createCreator())
  const { first, folded } = await page()
  expect(first).toBe('Review a post')
  for (const action of ['View as a creator', 'Invite creators', 'Use again', 'Add budget'])
    expect(folded).toContain(action)
})

test('somebody who may do one thing has no button for others', async () => {
  const collab = await createOpenCollab()
  const { organization_id } = collab
  const member = await withSession(await createMembership(db, { organization_id, role: 'member' }))
  const { body } = await member.get(collabPath(collab))
  expect(body).toContain('View as a creator')
  expect(body).not.toContain('more-sheet')
})

test('the form of a post says what it earns, and folds what can be read later', async () => {
  const campaign = await createRunningCampaign()
  const { user } = await createCreator()
  const { body } = await (await withSession(user)).get(newHandInPath(campaign))
  const folds = [...body.matchAll(/<details class="phone-fold">(.*?)<\/details>/gs)].join('')
  expect(folds).toContain('Amounts are rounded down.')
  expect(folds).toContain('hide your handle')
  const rest = body.replace(/<details class="phone-fold">.*?<\/details>/gs, '')
  expect(rest).toContain('below $3.50 it earns nothing')
  expect(rest).toContain('A post that is not marked can be rejected.')
  expect(rest).not.toContain('Amounts are rounded down.')
})
