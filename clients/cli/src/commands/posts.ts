import { Refused } from '@troupe/sdk'
import { command, type Place } from '../command.ts'
import { plain, sayJson, sayTable } from '../output.ts'

export const posts = command(
  'Your latest posts on all of your accounts, to choose which to hand in',
  {},
  async (place) => {
    const accounts = (await place.troupe.me.accounts().all()).filter(isVerified)
    const lists = await Promise.all(accounts.map((account) => latestOf(place, account)))
    const found = lists.flat()
    if (place.isJson) return sayJson(found)
    const rows = found.map(({ post_url, posted_at, views, submission_id, caption }) => ({
      post: post_url,
      posted: posted_at?.slice(0, 10),
      views,
      'handed in as': submission_id,
      caption: caption?.slice(0, 60),
    }))
    sayTable(rows, 'There is no post.')
  },
)

type Account = { id: string; account_url: string; status: string }

const isVerified = ({ status }: Account) => status === 'verified'

/** An account that cannot be asked leaves the posts of the others. */
async function latestOf({ troupe }: Place, { id, account_url }: Account) {
  try {
    return await troupe.me.latestPosts(id)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    process.stderr.write(`${plain(account_url)}: ${plain(error.message)}\n`)
    return []
  }
}
