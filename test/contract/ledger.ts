import { encodeId } from '../../src/vocabulary/ids.ts'
import { withToken } from '../support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/submissions.ts'
import { forAdmins, forEveryone, forMembers, type Row, writes } from './support/row.ts'
import type { World } from './support/world.ts'

const ledger = {
  campaign_id: 'id',
  campaign_name: 'text',
  organization_name: 'text',
  status: 'text',
  currency: 'text',
  summary: 'text',
  formula: {
    cpm_amount: 'integer',
    base_reward_amount: 'integer',
    min_payout_amount: 'integer',
    max_payout_amount: 'integer',
    fee_bps: 'integer',
    sentences: 'texts',
    examples: 'records',
  },
  budget: {
    campaign_id: 'id',
    campaign_name: 'text',
    currency: 'text',
    total_budget_amount: 'integer',
    unused_amount: 'integer',
    held_amount: 'integer',
    burn_amount: 'integer',
    runs_dry_on: 'text?',
    days: 'records',
  },
  used_amount: 'integer',
  aside_amount: 'integer',
  owed_amount: 'integer',
  view_count: 'integer',
  submissions_count: 'integer',
  posts_count: 'integer',
  pending_count: 'integer',
  rejected_count: 'integer',
  flagged_count: 'integer',
  withdrawn_count: 'integer',
  decisions_count: 'integer',
  approved_percent: 'integer?',
  median_decision_seconds: 'integer?',
  published_at: 'time?',
  ends_at: 'time?',
  settled_at: 'time?',
  posts: 'records',
  url: 'json_address',
  csv_url: 'address',
} as const

async function withPost({ organization_id }: World) {
  const campaign = await createRunningCampaign({ organization_id })
  await approveSubmission(await handInPost(fakePlatform(), campaign, await createCreator()))
  return { id: encodeId('Campaign', campaign.id) }
}

const link = {
  campaign_id: 'id',
  ledger_url: 'address',
  created_at: 'time',
  updated_at: 'time',
  url: 'json_address',
} as const

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
    fields: ledger,
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
    fields: ledger,
  },
  { route: `GET ${below}`, answers: forMembers(200), given: withLink, fields: link, page: 303 },
  {
    route: `POST ${below}`,
    answers: writes(forAdmins(201)),
    given: withPost,
    fields: link,
  },
  { route: `DELETE ${below}`, answers: writes(forAdmins(204)), given: withLink },
  {
    route: `POST ${below}/renewal`,
    answers: writes(forAdmins(201)),
    given: withLink,
    fields: link,
  },
  {
    route: 'GET /ledgers/:token',
    answers: forEveryone(200),
    given: withLink,
    fields: ledger,
  },
  {
    route: 'GET /ledgers/:token.csv',
    answers: forEveryone(200),
    given: withLink,
    pageOnly: true,
  },
]
