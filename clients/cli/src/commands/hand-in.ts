import { command, type Place } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'
import { plain, say, sayJson } from '../output.ts'

export const handIn = command(
  'Hand in a post of yours to a campaign',
  {
    campaign: { type: 'positional', description: 'Id of the campaign', required: true },
    post: { type: 'positional', description: 'Address of the post', required: true },
    account: {
      type: 'string',
      description: 'Id of the account that posted it; the only one of that platform if left out',
      valueHint: 'id',
    },
  },
  async (place, args) => {
    const social_account_id = args.account ?? (await accountOf(place, args.post))
    const fields = { social_account_id, post_url: args.post }
    const handedIn = await place.troupe.discover.handIn(args.campaign, fields)
    if (place.isJson) return sayJson(handedIn)
    say(`Handed in as ${handedIn.id}: it is ${handedIn.state}.`)
  },
)

/** The account that was proved on the platform of a post, if there is one alone. */
async function accountOf({ troupe }: Place, post: string): Promise<string> {
  const accounts = (await troupe.me.accounts().all()).filter(({ status }) => status === 'verified')
  const fitting = accounts.filter(({ account_url }) => siteOf(account_url) === siteOf(post))
  const [only] = fitting
  if (only !== undefined && fitting.length === 1) return only.id
  if (accounts.length === 0) throw new WrongUse('None of your accounts is verified yet.')
  const choices = fitting.length === 0 ? accounts : fitting
  const lines = choices.map(({ id, account_url }) => `  --account ${id}  ${plain(account_url)}`)
  throw new WrongUse(['Which account posted it?', ...lines].join('\n'))
}

function siteOf(address: string): string {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^(www|m)\./, '') : address
}
