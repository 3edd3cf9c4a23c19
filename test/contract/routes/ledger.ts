import { encodeId } from '../../../src/vocabulary/ids.ts'
import { withToken } from '../../support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../support/world/submissions.ts'
import { forAdmins, forEveryone, forMembers, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function withPost({ organization_id }: World) {
  const campaign = await createRunningCampaign({ organization_id })
  await approveSubmission(await handInPost(fakePlatform(), campaign, await createCreator()))
  return { id: encodeId('Campaign', campaign.id) }
}

async function withLink(world: World) {
  const { id } = await withPost(world)
  const path = `/organizations/${world.parameters.organization_id}/campaigns/${id}/ledger/link.json`
  const { ledger_url } = (await (await withToken(world.owner)).post(path)).json()
  return { id, token: String(ledger_url).split('/').at(-1) as string }
}

const below = '/organizations/:organization_id/campaigns/:id/ledger/link'

export const rows: Row[] = [
  {
    route: 'GET /campaigns/:id/ledger',
    answers: forMembers(200),
    given: withPost,
    page: 303,
  },
  {
    route: 'GET /campaigns/:id/ledger.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: withPost,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/ledger',
    answers: forMembers(200),
    given: withPost,
  },
  { route: `GET ${below}`, answers: forMembers(200), given: withLink, page: 303 },
  {
    route: `POST ${below}`,
    answers: writes(forAdmins(201)),
    given: withPost,
  },
  { route: `DELETE ${below}`, answers: writes(forAdmins(204)), given: withLink },
  {
    route: `POST ${below}/renewal`,
    answers: writes(forAdmins(201)),
    given: withLink,
  },
  {
    route: 'GET /ledgers/:token',
    answers: forEveryone(200),
    given: withLink,
  },
  {
    route: 'GET /ledgers/:token.csv',
    answers: forEveryone(200),
    given: withLink,
    pageOnly: true,
  },
]
