import { z } from 'zod'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { sum, sumOf } from '../amounts.ts'
import { type Ask, type Part, Refused } from '../asking.ts'
import { organization_id, programId } from '../ids.ts'
import { askForPage } from '../paging.ts'
import { textOfOthers } from '../shown.ts'
import { addressOf, kind, type Tool, tool } from '../tool.ts'
import {
  campaignTerms,
  collabTerms,
  DraftedCollab,
  Program,
  terms,
  Written,
  WrittenCampaign,
} from './program-terms.ts'

type Either = { status?: string; state?: string }

const asProgram = (kind: 'campaign' | 'collab', record: unknown) => {
  const { status, state } = record as Either
  return { ...(record as object), kind, status: status ?? state }
}

const sayProgram = ({
  kind,
  id,
  status,
}: Pick<z.output<typeof Written>, 'kind' | 'id' | 'status'>) => `The ${kind} ${id} is ${status}.`

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
    posts_total: z.number().describe('list_submissions with state pending has the rest'),
  }),
  run: async (ask, input) => {
    const at = `/organizations/${input.organization_id}`
    const { waits } = (await ask('GET', `${at}/overview.json`)) as { waits: unknown }
    const { records, total } = await postsThatWait(ask, at)
    return { waits, posts: records, posts_total: total }
  },
  say: ({ waits, posts, posts_total }) =>
    `${counted(waits.length, 'thing')} to do, and ${posts.length} of ${counted(posts_total, 'post')} to decide.`,
})

/** A token may be for programs alone. */
async function postsThatWait(ask: Ask, at: string): Promise<Part> {
  try {
    return await askForPage(ask, `${at}/review.json`, {})
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return { records: [], total: 0 }
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
  input: z.object({ kind, id: programId, organization_id: organization_id.optional() }),
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
  input: z.object({ organization_id, campaign_id: programId }),
  output: z.object({
    campaign_id: z.string(),
    currency: z.string(),
    total_budget_amount: sum,
    unused_amount: sum,
    held_amount: sum,
    burn_amount: sumOf('Used in burn_days'),
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

const draftCampaign = tool({
  name: 'draft_campaign',
  title: 'Draft a campaign',
  description:
    'Makes a draft of a campaign that pays by views. Nobody else sees it, and no money moves: fund gives it a budget.',
  access: 'write',
  area: 'programs',
  input: z.object({
    organization_id,
    name: z.string().min(1).max(255),
    ...terms,
    ...campaignTerms,
  }),
  output: WrittenCampaign,
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
    'Makes a draft of a collab that creators apply to, from a product page if product_page is given: prefill says whether it could be read, and why not. No money moves.',
  access: 'write',
  area: 'programs',
  input: z.object({
    organization_id,
    name: z.string().min(1).max(255).optional(),
    product_page: z.string().max(2000).optional().describe('An address to begin from'),
    ...terms,
    ...collabTerms,
  }),
  output: DraftedCollab,
  run: async (ask, { organization_id, product_page, ...collab }) => {
    const path = `/organizations/${organization_id}/collabs.json`
    const sent = { query: { website: product_page }, body: { collab } }
    return asProgram('collab', await ask('POST', path, sent))
  },
  say: ({ prefill, ...program }) =>
    prefill?.reason
      ? `${sayProgram(program)} Nothing was taken from product_page (prefill failed: ${prefill.reason}): ${unread[prefill.reason]} The draft has what you sent, and else defaults.`
      : sayProgram(program),
})

const unread = {
  not_an_address: 'it is no http or https address.',
  unreadable: 'it did not answer in time with a page that can be read.',
  nothing_found: 'it could be read, but names no product.',
}

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
    id: programId,
    name: z.string().min(1).max(255).optional(),
    ...terms,
    ...campaignTerms,
    ...collabTerms,
  }),
  output: Written,
  run: async (ask, { organization_id, kind, id, ...changes }) => {
    guardTermsOf(kind === 'campaign' ? 'collab' : 'campaign', changes)
    const path = `${addressOf(kind, organization_id, id)}.json`
    return asProgram(kind, await ask('PATCH', path, { body: { [kind]: changes } }))
  },
  say: sayProgram,
})

/** Refuses terms that only the other kind of program has: a route would pass them over. */
function guardTermsOf(other: 'campaign' | 'collab', changes: object): void {
  const theirs = Object.keys(other === 'campaign' ? campaignTerms : collabTerms)
  const given = theirs.filter((name) => name in changes)
  if (given.length > 0) throw new Refused(422, `Only a ${other} has ${given.join(', ')}.`)
}

/** Tools about campaigns and collabs. */
export const programTools: Tool[] = [
  ...[whatWaits, showProgram, forecastBudget],
  ...[draftCampaign, draftCollab, updateProgram],
]
