import { z } from 'zod'
import { contentTypes } from '../../../tables/campaigns/campaigns.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { categories } from '../../../vocabulary/categories.ts'
import { platformIds } from '../../../vocabulary/platforms.ts'
import { type Ask, Refused } from '../asking.ts'
import { textOfOthers } from '../shown.ts'
import { addressOf, kind, organization_id, recordId, sum, type Tool, tool } from '../tool.ts'

const Program = z.object({
  kind,
  id: z.string(),
  untrusted_name: textOfOthers(),
  untrusted_brief: textOfOthers(4000),
  status: z.string(),
  currency: z.string(),
  platform_ids: z.array(z.string()),
  cpm_amount: sum.optional(),
  base_reward_amount: sum.optional(),
  total_budget_amount: sum.optional(),
  unused_amount: sum.optional(),
  min_quote_amount: sum.optional(),
  max_quote_amount: sum.optional(),
  submissions_count: z.number().optional(),
  url: z.string(),
})

/** The fields of a program that was just written. */
const Written = Program.pick({
  kind: true,
  id: true,
  untrusted_name: true,
  status: true,
  currency: true,
  cpm_amount: true,
  platform_ids: true,
  url: true,
})

type Either = { status?: string; state?: string }

const asProgram = (kind: 'campaign' | 'collab', record: unknown) => {
  const { status, state } = record as Either
  return { ...(record as object), kind, status: status ?? state }
}

const sayProgram = ({ kind, id, status }: z.output<typeof Written>) =>
  `The ${kind} ${id} is ${status}.`

const whatWaits = tool({
  name: 'what_waits',
  title: 'What waits',
  description:
    'What an organization has to do now: by program, with the posts and the applications that wait for an answer.',
  access: 'read',
  area: 'programs',
  input: z.object({ organization_id }),
  output: z.object({
    waits: z.array(
      z.object({
        kind: z.string(),
        program_id: z.string(),
        untrusted_program_name: textOfOthers(),
        number: z.number(),
        late_number: z.number(),
        due_at: z.string().nullable(),
        url: z.string(),
      }),
    ),
    posts: z.array(
      z.object({
        id: z.string(),
        campaign_id: z.string(),
        post_url: z.string(),
        untrusted_account_handle: textOfOthers(),
        untrusted_caption: textOfOthers(1000),
        view_count: z.number(),
        would_pay_amount: sum,
        currency: z.string(),
      }),
    ),
  }),
  run: async (ask, input) => {
    const at = `/organizations/${input.organization_id}`
    const { waits } = (await ask('GET', `${at}/overview.json`)) as { waits: unknown }
    return { waits, posts: await postsThatWait(ask, at) }
  },
  say: ({ waits, posts }) =>
    `${counted(waits.length, 'thing')} to do, and the first ${counted(posts.length, 'post')} to decide.`,
})

/** A token may be for programs alone. */
async function postsThatWait(ask: Ask, at: string): Promise<unknown> {
  try {
    return await ask('GET', `${at}/review.json`, { query: { limit: 25 } })
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return []
    throw error
  }
}

const showProgram = tool({
  name: 'show_program',
  title: 'Show a campaign or collab',
  description:
    'Its terms and its state: with an organization as its members see it, else as creators do.',
  access: 'read',
  area: 'programs',
  input: z.object({ kind, id: recordId, organization_id: organization_id.optional() }),
  output: Program,
  run: async (ask, input) => {
    const path = input.organization_id
      ? addressOf(input.kind, input.organization_id, input.id)
      : `/${input.kind}s/${input.id}`
    const record = await ask('GET', `${path}.json`)
    return asProgram(input.kind, { state: 'published', ...(record as object) })
  },
  say: sayProgram,
})

const forecastBudget = tool({
  name: 'forecast_budget',
  title: 'How long a budget lasts',
  description:
    'What is left of the budget of a campaign, how fast it is used, and when it runs dry.',
  access: 'read',
  area: 'programs',
  input: z.object({ organization_id, campaign_id: recordId }),
  output: z.object({
    campaign_id: z.string(),
    currency: z.string(),
    total_budget_amount: sum,
    unused_amount: sum,
    held_amount: sum,
    burn_amount: sum.describe('Used in burn_days'),
    burn_days: z.number(),
    runs_dry_on: z.string().nullable(),
  }),
  run: async (ask, input) => {
    const path = addressOf('campaign', input.organization_id, input.campaign_id)
    const { budget } = (await ask('GET', `${path}/overview.json`)) as { budget: unknown }
    return budget
  },
  say: ({ runs_dry_on }) =>
    runs_dry_on === null ? 'It does not run dry at this pace.' : `It runs dry on ${runs_dry_on}.`,
})

const terms = {
  brief: z.string().max(50_000).optional().describe('What creators are asked for, as HTML'),
  currency: z.string().length(3).optional().describe('Such as usd'),
  platform_ids: z.array(z.enum(platformIds)).optional(),
  countries: z.array(z.string()).optional().describe('Such as DE; none means all'),
  website: z.string().max(2000).optional(),
}
const campaignTerms = {
  ...terms,
  category: z.enum(categories).optional(),
  content_type: z.enum(contentTypes).optional(),
  ends_at: z.string().optional().describe('Such as 2027-03-01T00:00:00Z'),
  cpm_amount: sum.optional().describe('What 1,000 views pay'),
  base_reward_amount: sum.optional().describe('For each approved post'),
  min_payout_amount: sum.optional().describe('A post that comes to less earns nothing'),
  max_payout_amount: sum.optional().describe('The most for one post; 0 means no limit'),
}
const collabTerms = {
  ...terms,
  creator_limit: z.number().int().optional().describe('How many creators are taken'),
  applications_end_at: z.string().optional(),
  min_quote_amount: sum.optional().describe('Of the price that creators name'),
  max_quote_amount: sum.optional(),
  requires_product_shipment: z.boolean().optional(),
}

const draftCampaign = tool({
  name: 'draft_campaign',
  title: 'Draft a campaign',
  description:
    'Makes a draft of a campaign that pays by views. Nobody else sees it, and no money moves: fund gives it a budget.',
  access: 'write',
  area: 'programs',
  input: z.object({ organization_id, name: z.string().min(1).max(255), ...campaignTerms }),
  output: Written,
  run: async (ask, { organization_id, ...campaign }) => {
    const path = `/organizations/${organization_id}/campaigns.json`
    return asProgram('campaign', await ask('POST', path, { body: { campaign } }))
  },
  say: sayProgram,
})

const draftCollab = tool({
  name: 'draft_collab',
  title: 'Draft a collab',
  description:
    'Makes a draft of a collab that creators apply to, from a product page if product_page is given. No money moves.',
  access: 'write',
  area: 'programs',
  input: z.object({
    organization_id,
    name: z.string().min(1).max(255).optional(),
    product_page: z.string().max(2000).optional().describe('An address to begin from'),
    ...collabTerms,
  }),
  output: Written,
  run: async (ask, { organization_id, product_page, ...collab }) => {
    const path = `/organizations/${organization_id}/collabs.json`
    const sent = { query: { website: product_page }, body: { collab } }
    return asProgram('collab', await ask('POST', path, sent))
  },
  say: sayProgram,
})

const updateProgram = tool({
  name: 'update_program',
  title: 'Change a campaign or collab',
  description:
    'Changes what is given and leaves the rest. What may not change any more is refused.',
  access: 'write',
  area: 'programs',
  input: z.object({
    organization_id,
    kind,
    id: recordId,
    name: z.string().min(1).max(255).optional(),
    ...campaignTerms,
    ...collabTerms,
  }),
  output: Written,
  run: async (ask, { organization_id, kind, id, ...changes }) => {
    const path = `${addressOf(kind, organization_id, id)}.json`
    return asProgram(kind, await ask('PATCH', path, { body: { [kind]: changes } }))
  },
  say: sayProgram,
})

/** Tools about campaigns and collabs. */
export const programTools: Tool[] = [
  ...[whatWaits, showProgram, forecastBudget],
  ...[draftCampaign, draftCollab, updateProgram],
]
