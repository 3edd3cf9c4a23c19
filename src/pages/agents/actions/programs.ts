import { z } from 'zod'
import { fundingProviders } from '../../../tables/finance/fundings.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { sumOf } from '../amounts.ts'
import { organization_id, programId } from '../ids.ts'
import { addressOf, kind } from '../tool.ts'
import { action } from './action.ts'
import { whyNotAdmin, whyNotFunded, whyNotMove, whyNotSubmit } from './checks.ts'

const Campaign = z.object({
  name: z.string(),
  status: z.string(),
  currency: z.string(),
  cpm_amount: z.number(),
  total_budget_amount: z.number(),
  unused_amount: z.number(),
  updated_at: z.string(),
})
const Program = z.object({ name: z.string(), updated_at: z.string() })
const Completion = z.object({ undecided_count: z.number(), counting_count: z.number() })
const Balances = z.array(z.object({ currency: z.string(), available_amount: z.number() }))

const providers = {
  balance: 'The balance of the organization',
  manual: 'A bank transfer, which is awaited then',
  stripe: 'A card, which is asked for then',
  test: 'Test money',
}

export const fund = action({
  name: 'fund',
  title: 'Put money into a campaign?',
  button: 'Yes, put it in',
  description: 'Asks a person to put money into a campaign.',
  area: 'money',
  input: z.object({
    organization_id,
    campaign_id: programId,
    amount: sumOf('In the currency of the campaign', { least: 1 }),
    provider: z
      .enum(fundingProviders)
      .default('balance')
      .describe('Where it comes from; the balance if left out'),
  }),
  check: async (look, input, { currency }) => [
    ...(await whyNotAdmin(look, input)),
    ...(await whyNotFunded(look, { ...input, currency: currency ?? '' })),
  ],
  preview: async (ask, { organization_id, campaign_id, amount, provider }) => {
    const page = addressOf('campaign', organization_id, campaign_id)
    const campaign = Campaign.parse(await ask('GET', `${page}.json`))
    const { currency, name, total_budget_amount: before, updated_at } = campaign
    const balances = Balances.parse(
      await ask('GET', `/organizations/${organization_id}/balances.json`),
    )
    const available = balances.find((one) => one.currency === currency)?.available_amount ?? 0
    return {
      path: `${page}/fundings.json`,
      body: { funding: { amount, provider } },
      amount,
      currency,
      from: providers[provider],
      to: `The campaign “${name}”`,
      terms: {
        'Budget now': formatMoney(before, currency),
        'Budget then': formatMoney(before + amount, currency),
        ...(provider === 'balance' && { 'In the balance': formatMoney(available, currency) }),
      },
      page,
      version: updated_at,
    }
  },
})

export const publish = action({
  name: 'publish',
  title: 'Publish this?',
  button: 'Yes, publish it',
  description:
    'Asks a person to open a campaign to creators, or to hand a collab to staff, who publish it after a look.',
  area: 'programs',
  input: z.object({ organization_id, kind, id: programId }),
  check: async (look, input) => [
    ...(await whyNotAdmin(look, input)),
    ...(await (input.kind === 'campaign'
      ? whyNotMove(look, input.id, 'publish')
      : whyNotSubmit(look, input.id))),
  ],
  preview: async (ask, { organization_id, kind, id }) => {
    const page = addressOf(kind, organization_id, id)
    const record = await ask('GET', `${page}.json`)
    const { name, updated_at } = Program.parse(record)
    const open = { from: null, page, version: updated_at, to: `The ${kind} “${name}”` }
    if (kind === 'collab')
      return {
        ...open,
        path: `${page}/review_request.json`,
        body: {},
        amount: null,
        currency: null,
        terms: { 'What happens': 'Staff look at it, and publish it' },
      }
    const { currency, cpm_amount, unused_amount } = Campaign.parse(record)
    return {
      ...open,
      path: `${page}/publication.json`,
      body: {},
      amount: unused_amount,
      currency,
      from: 'Its budget, as posts earn it',
      terms: {
        'For 1,000 views': formatMoney(cpm_amount, currency),
        'What happens': 'Creators see it, and can hand in posts',
      },
    }
  },
})

export const finish = action({
  name: 'finish',
  title: 'Finish this campaign?',
  button: 'Yes, finish it',
  description: 'Asks a person to end a campaign for good.',
  area: 'programs',
  input: z.object({ organization_id, campaign_id: programId }),
  check: async (look, input) => [
    ...(await whyNotAdmin(look, input)),
    ...(await whyNotMove(look, input.campaign_id, 'finish')),
  ],
  preview: async (ask, { organization_id, campaign_id }) => {
    const page = addressOf('campaign', organization_id, campaign_id)
    const campaign = Campaign.parse(await ask('GET', `${page}.json`))
    const path = `${page}/completion.json`
    const { undecided_count, counting_count } = Completion.parse(await ask('GET', path))
    return {
      path,
      body: {},
      amount: campaign.unused_amount,
      currency: campaign.currency,
      from: `The campaign “${campaign.name}”`,
      to: 'The balance of the organization, once all posts are settled, less what they still earn',
      terms: {
        'What happens': 'It takes no more posts. It cannot be opened again',
        ...(undecided_count > 0 && { 'Still to decide': counted(undecided_count, 'post') }),
        ...(counting_count > 0 && { 'Still earning': counted(counting_count, 'post') }),
      },
      page,
      version: campaign.updated_at,
    }
  },
})
