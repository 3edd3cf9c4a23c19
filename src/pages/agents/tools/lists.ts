import { z } from 'zod'
import { campaignSubmissionStates } from '../../../tables/campaigns/campaign-submissions.ts'
import { statuses } from '../../../tables/campaigns/campaigns.ts'
import { collabSubmissionStates } from '../../../tables/collabs/collab-submissions.ts'
import { states } from '../../../tables/collabs/collabs.ts'
import { sum, sumsInWords } from '../amounts.ts'
import { Refused } from '../asking.ts'
import { organization_id, programId } from '../ids.ts'
import { ownOrganizationOf } from '../owner.ts'
import { askForPage, listed, paged } from '../paging.ts'
import { textOfOthers } from '../shown.ts'
import { kind, page, type Tool, tool } from '../tool.ts'

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
    ...paged,
  }),
  run: async (ask, { organization_id, kind, status, query, page }) => {
    const known: readonly string[] = kind === 'campaign' ? statuses : states
    if (status !== undefined && !known.includes(status))
      throw new Refused(422, `status of a ${kind} is one of ${known.join(', ')}`)
    const filter = kind === 'campaign' ? { status } : { state: status }
    const path = `/organizations/${organization_id}/${kind}s.json`
    const { records, ...rest } = await askForPage(ask, path, { ...filter, q: query, page })
    const programs = records as { status?: string; state?: string }[]
    return {
      programs: programs.map((one) => ({ ...one, kind, status: one.status ?? one.state })),
      ...rest,
    }
  },
  say: ({ programs, ...rest }) => listed(programs.length, rest, 'program'),
})

const listSubmissions = tool({
  name: 'list_submissions',
  title: 'List posts or applications',
  description:
    'The posts for an organization or one of its campaigns, or with collab_id who applied to it; else the user’s own. Newest first.',
  access: 'read',
  area: 'review',
  input: z.object({
    organization_id: organization_id.optional(),
    campaign_id: programId.optional(),
    collab_id: programId.optional(),
    state: z.enum(distinct([...campaignSubmissionStates, ...collabSubmissionStates])).optional(),
    page,
  }),
  output: z.object({
    is_own: z.boolean(),
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
    ...paged,
  }),
  run: async (ask, { page, state, ...given }, { server: { context } }) => {
    const { campaign_id, collab_id } = given
    const isOpen = given.organization_id === undefined && collab_id === undefined
    const organization_id =
      isOpen && campaign_id
        ? await ownOrganizationOf(ask, context.db, campaign_id)
        : given.organization_id
    const { path, known, ...filters } = submissionsOf({ organization_id, campaign_id, collab_id })
    if (state !== undefined && !known.includes(state))
      throw new Refused(
        422,
        known.length === 0
          ? 'state needs organization_id'
          : `state is one of ${known.join(', ')} here`,
      )
    const { records, ...rest } = await askForPage(ask, path, { ...filters, state, page })
    return { is_own: organization_id === undefined, submissions: records, ...rest }
  },
  say: ({ is_own, submissions, ...rest }) => {
    const words = listed(submissions.length, rest, 'submission')
    return is_own ? `${words} ${ownInWords}` : words
  },
})

// An empty list of one's own would be taken for a campaign to which nobody has handed in anything.
const ownInWords =
  'The list is the user’s own, as a creator; organization_id gives what was handed in to an organization.'

type Whose = Partial<Record<'organization_id' | 'campaign_id' | 'collab_id', string | undefined>>

type Meant = { path: string; known: readonly string[]; campaign_id?: string | undefined }

/** Where the submissions are that are meant, by what they are narrowed, and which states one can ask for. */
function submissionsOf({ organization_id, campaign_id, collab_id }: Whose): Meant {
  if (campaign_id && collab_id)
    throw new Refused(422, 'Give campaign_id or collab_id: a submission is for one of them.')
  if (organization_id === undefined) {
    if (collab_id) throw new Refused(422, 'collab_id needs organization_id')
    return { path: '/me/submissions.json', known: [], campaign_id }
  }
  const at = `/organizations/${organization_id}`
  return collab_id
    ? { path: `${at}/collabs/${collab_id}/submissions.json`, known: collabSubmissionStates }
    : { path: `${at}/submissions.json`, known: campaignSubmissionStates, campaign_id }
}

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
    balances.length === 0 ? 'It has nothing.' : `Available: ${sumsInWords(balances)}.`,
})

export const listTools: Tool[] = [listPrograms, listSubmissions, balances]
