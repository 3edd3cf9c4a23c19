import type { Schema } from '@troupe/sdk'
import { command, organizationOf, type Place } from '../command.ts'
import { paint, say, sayFacts, sayJson } from '../output.ts'
import { openQuestions } from '../questions.ts'

const keys = '[a]pprove, [r]eject, [f]lag, [u]ndo the last, [s]kip, [q]uit? '
const actions: Record<string, 'approve' | 'reject' | 'flag'> = {
  a: 'approve',
  r: 'reject',
  f: 'flag',
}

export const review = command(
  'Decide posts one by one',
  { campaign: { type: 'string', description: 'Only those of this campaign', valueHint: 'id' } },
  async (place, args) => {
    const organization = await organizationOf(place)
    const query = args.campaign ? { campaign_id: args.campaign } : {}
    const waiting = await place.troupe.review.list(query, { organization }).all()
    if (place.isJson) return sayJson(waiting)
    await decideEach(place, organization, waiting)
  },
)

async function decideEach(
  { troupe }: Place,
  organization: string,
  posts: Schema<'SubmissionToReview'>[],
) {
  const questions = openQuestions()
  let undo: (() => Promise<{ failed: { error: string }[] }>) | undefined
  let decided = 0
  for (let at = 0; at < posts.length; ) {
    const post = posts[at] as Schema<'SubmissionToReview'>
    showPost(post, `${at + 1} of ${posts.length}`)
    const key = await questions.ask(keys)
    if (key === undefined || key === 'q') break
    if (key === 's') at += 1
    if (key === 'u' && undo !== undefined) {
      const [late] = (await undo()).failed
      undo = undefined
      if (late === undefined) {
        decided -= 1
        at -= 1
      }
      say(late?.error ?? 'Taken back.')
    }
    const action = actions[key]
    if (action === undefined) continue
    const reason =
      action === 'reject' ? await questions.ask('Reason, such as low_quality: ') : undefined
    const note = action === 'approve' ? undefined : await questions.ask('Note, or nothing: ')
    const decision = { action, ...(reason && { reason }), ...(note && { note }) }
    try {
      const done = await troupe.review.decide(
        [post.id],
        decision as Parameters<typeof troupe.review.decide>[1],
        {
          organization,
        },
      )
      const error = done.decisions[0]?.error
      say(error ?? paint('green', `${action}: takes effect in a few seconds.`))
      if (error != null) continue
      undo = done.undo
      decided += 1
      at += 1
    } catch (error) {
      say(paint('red', (error as Error).message))
    }
  }
  questions.close()
  say(`Decided: ${decided} of ${posts.length}.`)
}

function showPost(post: Schema<'SubmissionToReview'>, place: string): void {
  say('', paint('bold', place))
  sayFacts({
    campaign: post.campaign_name,
    creator: `${post.account_handle} on ${post.platform_id}`,
    post: post.post_url,
    picture: post.picture_url,
    caption: post.caption,
    checks: post.checks.map(({ name, outcome }) => `${name} ${outcome}`).join(', '),
    views: post.view_count,
  })
}
