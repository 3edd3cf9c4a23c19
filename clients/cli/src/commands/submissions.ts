import type { Schema } from '@troupe/sdk'
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
    const query = (args.state ? { state: args.state } : {}) as Query
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
    sayFacts({
      granted: inWords(why.granted_amount, why.currency),
      owed: inWords(why.owed_amount, why.currency),
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
  const isAddress = URL.canParse(post)
  if (isOwn) {
    const id = isAddress ? (await find(troupe.me.submissions(), post)).id : post
    return troupe.me.explain(id)
  }
  const organization = await organizationOf(place)
  const found = isAddress ? await find(troupe.submissions.list({}, { organization }), post) : post
  return troupe.submissions.explain(found, { organization })
}

async function find<Post extends object>(posts: AsyncIterable<Post>, address: string) {
  for await (const post of posts) {
    if ('post_url' in post && post.post_url === address)
      return post as Extract<Post, { post_url: string | null }>
  }
  throw new WrongUse(`No post with the address ${address} was handed in.`)
}

export const submissions = defineCommand({
  meta: { description: 'Posts of creators' },
  subCommands: { list, explain },
})
