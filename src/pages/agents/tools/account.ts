import { z } from 'zod'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { sum, sumsInWords } from '../amounts.ts'
import { type Ask, type Part, Refused } from '../asking.ts'
import { givenBy, recordId, submissionId } from '../ids.ts'
import { textOfOthers } from '../shown.ts'
import { type Tool, tool } from '../tool.ts'

const whoami = tool({
  name: 'whoami',
  title: 'Who you act for',
  description:
    'The user and organizations that the token acts for, what it may do, and the social accounts of a creator.',
  access: 'read',
  area: 'all',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    permission: z.string(),
    areas: z.record(z.string(), z.string()).nullable(),
    organizations: z.array(
      z.object({ id: z.string(), untrusted_name: textOfOthers(), role: z.string().nullable() }),
    ),
    social_accounts: z.array(
      z.object({
        id: z.string(),
        platform_id: z.string(),
        account_url: z.string(),
        status: z.string(),
      }),
    ),
  }),
  run: async (ask, _input, { actor: { user, credential } }) => {
    return {
      name: user.name,
      permission: credential.permission ?? 'read',
      areas: credential.limits?.areas ?? null,
      organizations: await ask('GET', '/organizations.json', { query: { limit: 100 } }),
      social_accounts: await accountsOf(ask),
    }
  },
  say: ({ permission, organizations }) =>
    `You act with a ${permission} token in ${counted(organizations.length, 'organization')}.`,
})

/** A token may be for an organization, or for other areas. */
async function accountsOf(ask: Ask): Promise<unknown> {
  try {
    return await ask('GET', '/me/social_accounts.json', { query: { limit: 100 } })
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return []
    throw error
  }
}

const find = tool({
  name: 'find',
  title: 'Find something',
  description:
    'Finds a few programs, submissions and creators by words, an id or a post’s address: one’s own, and open programs (Program).',
  access: 'read',
  area: 'own',
  input: z.object({ query: z.string().min(1).max(200) }),
  output: z.object({
    found: z.array(
      z.object({
        type: z.string(),
        id: z.string(),
        kind: z.string().nullable(),
        organization_id: z.string(),
        campaign_id: z.string().nullable(),
        collab_id: z.string().nullable(),
        untrusted_title: textOfOthers(),
        untrusted_detail: textOfOthers(),
        untrusted_organization: textOfOthers(),
        app_url: z.string(),
      }),
    ),
  }),
  run: async (ask, { query }) => ({
    found: await ask('GET', '/search.json', { query: { q: query } }),
  }),
  say: ({ found }) => `Found ${counted(found.length, 'record')}.`,
})

const readGuide = tool({
  name: 'read_guide',
  title: 'Read a guide',
  description: 'How Troupe works: without a slug the list of guides, with one its text.',
  access: 'read',
  area: 'all',
  input: z.object({
    slug: givenBy('read_guide', z.string().regex(/^[a-z0-9-]{1,80}$/, 'is no slug')).optional(),
    query: z.string().max(200).optional(),
  }),
  output: z.object({
    guides: z.array(z.object({ slug: z.string(), title: z.string(), summary: z.string() })),
    body: z.string().nullable(),
  }),
  run: async (ask, { slug, query }) => {
    if (slug && query) throw new Refused(422, 'Give slug or query: a query looks for guides.')
    if (slug === undefined)
      return { guides: await ask('GET', '/help.json', { query: { q: query } }), body: null }
    const guide = (await ask('GET', `/help/${slug}.json`)) as { body: string }
    return { guides: [guide], body: guide.body }
  },
  say: ({ guides, body }) =>
    body === null ? `There are ${counted(guides.length, 'guide')}.` : 'Here it is.',
})

const earnings = tool({
  name: 'earnings',
  title: 'What you have earned',
  description: 'The balances of a creator in each currency, and the latest payouts.',
  access: 'read',
  area: 'people',
  input: z.object({}),
  output: z.object({
    balances: z.array(
      z.object({
        currency: z.string(),
        available_amount: sum,
        held_amount: sum,
        owed_amount: sum,
        on_the_way_amount: sum,
        paid_amount: sum,
        next_release_at: z.string().nullable(),
      }),
    ),
    payouts: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        amount: sum,
        currency: z.string(),
        arrives_by: z.string().nullable(),
      }),
    ),
    payouts_total: z.number(),
  }),
  run: async (ask) => {
    const latest = { query: { limit: 10 }, isCounted: true as const }
    const { records, total } = (await ask('GET', '/me/payouts.json', latest)) as Part
    const balances = await ask('GET', '/me/balances.json')
    return { balances, payouts: records, payouts_total: total }
  },
  say: ({ balances }) =>
    balances.length === 0 ? 'Nothing has been earned yet.' : `Available: ${sumsInWords(balances)}.`,
})

const latestPosts = tool({
  name: 'latest_posts',
  title: 'What a creator posted lately',
  description: 'The latest posts of a social account, and which of them were handed in.',
  access: 'read',
  area: 'people',
  input: z.object({ social_account_id: givenBy('whoami', recordId) }),
  output: z.object({
    posts: z.array(
      z.object({
        post_url: z.string(),
        posted_at: z.string().nullable(),
        untrusted_caption: textOfOthers(200),
        views: z.number().nullable(),
        submission_id: z.string().nullable(),
      }),
    ),
  }),
  run: async (ask, { social_account_id }) => ({
    posts: await ask('GET', `/me/social_accounts/${social_account_id}/latest_posts.json`),
  }),
  say: ({ posts }) => `There are ${counted(posts.length, 'post')}.`,
})

const handInPost = tool({
  name: 'hand_in_post',
  title: 'Hand in a post',
  description: 'Hands in a post of the creator to a campaign, for review by the brand.',
  access: 'write',
  area: 'people',
  input: z.object({
    campaign_id: givenBy('the address of its page', recordId),
    post_url: givenBy('latest_posts', z.string().max(2000)),
    social_account_id: givenBy('whoami', recordId, 'The account that posted it'),
  }),
  output: z.object({ id: z.string(), state: z.string(), campaign_id: z.string(), url: z.string() }),
  run: (ask, { campaign_id, ...submission }) =>
    ask('POST', `/campaigns/${campaign_id}/submissions.json`, { body: { submission } }),
  say: ({ id, state }) => `Handed in as ${id}: it is ${state}.`,
})

const sendMessage = tool({
  name: 'send_message',
  title: 'Send a message',
  description: 'Writes to the other side about a submission, in the name of the user.',
  access: 'write',
  area: 'people',
  isFinal: true,
  input: z.object({ submission_id: submissionId, body: z.string().min(1).max(5000) }),
  output: z.object({ id: z.string(), created_at: z.string() }),
  run: (ask, { submission_id, body }) =>
    ask('POST', `/submissions/${submission_id}/messages.json`, { body: { message: { body } } }),
  say: () => 'Sent.',
})

/** Tools about the user, and those of a creator. */
export const accountTools: Tool[] = [
  whoami,
  find,
  readGuide,
  earnings,
  latestPosts,
  handInPost,
  sendMessage,
]
