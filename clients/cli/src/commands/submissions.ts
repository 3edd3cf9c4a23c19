import { Refused, type Schema } from '@troupe/sdk'
import { defineCommand } from 'citty'
import { command, organizationOf, type Place } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'
import { inWords } from '../money.ts'
import { sayFacts, sayJson, sayTable } from '../output.ts'

const list = command(
  'Posts that were handed in',
  { state: { type: 'string', description: 'Only those in this state, such as pending' } },
  async (place, args) => {
    const organization = await organizationOf(place)
    type Query = Parameters<typeof place.troupe.submissions.list>[0]
    const query = (args.state === undefined ? {} : { state: args.state }) as Query
    const posts = await place.troupe.submissions.list(query, { organization }).all()
    if (place.isJson) return sayJson(posts)
    const rows = posts.map((one) => ({
      id: one.id,
      campaign: one.campaign_name,
      creator: one.account_handle,
      state: one.state,
      views: one.view_count,
      earned: inWords(one.earned_amount, one.currency),
      post: one.post_url,
    }))
    sayTable(rows, 'There is no post.')
  },
)

const explain = command(
  'Why a post earned what it did',
  {
    post: { type: 'positional', description: 'Address or id of the post', required: true },
    own: { type: 'boolean', description: 'One that you handed in yourself' },
  },
  async (place, args) => {
    const why = await explanationOf(place, args.post, Boolean(args.own))
    if (place.isJson) return sayJson(why)
    sayFacts(Object.fromEntries(why.steps.map(({ label, figure }) => [label, figure])))
    // A grant that waits is neither in the balance nor lost.
    const waiting = why.grants.filter(({ released_at }) => released_at === null)
    sayFacts({
      granted: inWords(why.granted_amount, why.currency),
      owed: inWords(why.owed_amount, why.currency),
      'in the balance by': waiting.at(-1)?.release_at,
      'next grant': why.next_grant_at,
    })
  },
)

async function explanationOf(
  place: Place,
  post: string,
  isOwn: boolean,
): Promise<Schema<'Explanation'>> {
  const { troupe } = place
  const organization = isOwn ? undefined : await organizationOf(place)
  const options = organization === undefined ? {} : { organization }
  const explain = isOwn ? troupe.me.explain : troupe.submissions.explain
  if (!post.includes('/')) return explain(post, options)

  for (const id of await idsOf(place, post, organization)) {
    try {
      return await explain(id, options)
    } catch (error) {
      // The search also finds what one handed in oneself, and what other organizations of one's own were handed.
      if (!(error instanceof Refused) || error.status !== 404) throw error
    }
  }
  throw new WrongUse(`No post with the address ${post} was handed in.`)
}

/** Of what was handed in with a post. The server knows all the ways to write the address of one. */
async function idsOf({ troupe }: Place, post: string, organization: string | undefined) {
  const q = /^https?:/i.test(post) ? post : `https://${post}`
  const query = { q, ...(organization && { organization_id: organization }) }
  const found = await troupe.call('get', '/search.json', { query })
  return found.filter(({ type }) => type === 'Submission').map(({ id }) => id)
}

export const submissions = defineCommand({
  meta: { description: 'Posts of creators' },
  subCommands: { list, explain },
})
