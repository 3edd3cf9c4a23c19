import { z } from 'zod'
import { campaignSubmissionStates } from '../../../tables/campaigns/campaign-submissions.ts'
import { statuses } from '../../../tables/campaigns/campaigns.ts'
import { collabSubmissionStates } from '../../../tables/collabs/collab-submissions.ts'
import { states } from '../../../tables/collabs/collabs.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { Refused } from '../asking.ts'
import { textOfOthers } from '../shown.ts'
import { kind, organization_id, page, recordId, sum, type Tool, tool } from '../tool.ts'

const limit = 25

/** The words about a list, of which there may be a further page. */
const listed = (number: number, word: string) =>
  `Here are ${counted(number, word)}.${number === limit ? ' There may be more on the next page.' : ''}`

const distinct = <const Values extends readonly string[]>(values: Values) =>
  [...new Set(values)] as [Values[number], ...Values[number][]]

const listPrograms = tool({
  name: 'list_programs',
  title: 'List campaigns or collabs',
  description: 'The campaigns or the collabs of an organization with their state, newest first.',
  access: 'read',
  area: 'programs',
  input: z.object({
    organization_id,
    kind,
    status: z.enum(distinct([...statuses, ...states])).optional(),
    query: z.string().max(200).optional().describe('Words of the name'),
    page,
  }),
  output: z.object({
    programs: z.array(
      z.object({
        kind,
        id: z.string(),
        untrusted_name: textOfOthers(),
        status: z.string(),
        currency: z.string(),
        unused_amount: sum.optional(),
        submissions_count: z.number().optional(),
        updated_at: z.string(),
      }),
    ),
  }),
  run: async (ask, { organization_id, kind, status, query, page }) => {
    const known: readonly string[] = kind === 'campaign' ? statuses : states
    if (status !== undefined && !known.includes(status))
      throw new Refused(422, `status of a ${kind} is one of ${known.join(', ')}`)
    const filter = kind === 'campaign' ? { status } : { state: status }
    const found = await ask('GET', `/organizations/${organization_id}/${kind}s.json`, {
      query: { ...filter, q: query, page, limit },
    })
    const programs = found as { status?: string; state?: string }[]
    return { programs: programs.map((one) => ({ ...one, kind, status: one.status ?? one.state })) }
  },
  say: ({ programs }) => listed(programs.length, 'program'),
})

const listSubmissions = tool({
  name: 'list_submissions',
  title: 'List posts or applications',
  description:
    'With an organization the posts for its campaigns, of one or all, or with collab_id who applied to that collab; else the user’s own. Each with its state, newest first.',
  access: 'read',
  area: 'review',
  input: z.object({
    organization_id: organization_id.optional(),
    campaign_id: recordId.optional(),
    collab_id: recordId.optional(),
    state: z.enum(distinct([...campaignSubmissionStates, ...collabSubmissionStates])).optional(),
    page,
  }),
  output: z.object({
    submissions: z.array(
      z.object({
        id: z.string(),
        state: z.string(),
        campaign_id: z.string().optional(),
        collab_id: z.string().optional(),
        user_id: z.string().nullable().optional(),
        post_url: z.string().nullable().optional(),
        view_count: z.number().nullable().optional(),
        currency: z.string().optional(),
        earned_amount: sum.optional(),
        quote_amount: sum.optional(),
        untrusted_creator_name: textOfOthers().optional(),
        created_at: z.string().optional(),
      }),
    ),
  }),
  run: async (ask, { organization_id, campaign_id, collab_id, state, page }) => {
    const common = { page, limit }
    if (organization_id === undefined) {
      if (state ?? collab_id) throw new Refused(422, 'state and collab_id need organization_id')
      const query = { campaign_id, ...common }
      return { submissions: await ask('GET', '/me/submissions.json', { query }) }
    }
    const at = `/organizations/${organization_id}`
    const known: readonly string[] = collab_id ? collabSubmissionStates : campaignSubmissionStates
    if (state !== undefined && !known.includes(state))
      throw new Refused(422, `state is one of ${known.join(', ')} here`)
    const submissions = collab_id
      ? await ask('GET', `${at}/collabs/${collab_id}/submissions.json`, {
          query: { state, ...common },
        })
      : await ask('GET', `${at}/submissions.json`, { query: { campaign_id, state, ...common } })
    return { submissions }
  },
  say: ({ submissions }) => listed(submissions.length, 'submission'),
})

const balances = tool({
  name: 'balances',
  title: 'What an organization has to spend',
  description:
    'The balance of an organization in each currency; the budgets of its campaigns are apart.',
  access: 'read',
  area: 'money',
  input: z.object({ organization_id }),
  output: z.object({
    balances: z.array(z.object({ currency: z.string(), available_amount: sum, debt_amount: sum })),
  }),
  run: async (ask, { organization_id }) => ({
    balances: await ask('GET', `/organizations/${organization_id}/balances.json`),
  }),
  say: ({ balances }) =>
    balances.length === 0 ? 'It has nothing.' : `It has ${counted(balances.length, 'balance')}.`,
})

export const listTools: Tool[] = [listPrograms, listSubmissions, balances]
