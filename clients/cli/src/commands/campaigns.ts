import { defineCommand } from 'citty'
import { command, organizationOf } from '../command.ts'
import { inWords } from '../money.ts'
import { say, sayFacts, sayJson, sayTable } from '../output.ts'
import { campaignTerms, currencyOption, draftIn } from '../terms.ts'
import { updateCommand } from './program-update.ts'

const id = { type: 'positional', description: 'Id of the campaign', required: true } as const

const list = command(
  'Campaigns of the organization',
  { status: { type: 'string', description: 'Only those in this state, such as active' } },
  async (place, args) => {
    const organization = await organizationOf(place)
    type Query = Parameters<typeof place.troupe.campaigns.list>[0]
    const query = (args.status === undefined ? {} : { status: args.status }) as Query
    const campaigns = await place.troupe.campaigns.list(query, { organization }).all()
    if (place.isJson) return sayJson(campaigns)
    const rows = campaigns.map((one) => ({
      id: one.id,
      name: one.name,
      status: one.status,
      budget: inWords(one.total_budget_amount, one.currency),
      left: inWords(one.unused_amount, one.currency),
      posts: one.submissions_count,
      views: one.view_count,
    }))
    sayTable(rows, 'There is no such campaign.')
  },
)

const show = command('One campaign', { id }, async (place, args) => {
  const organization = await organizationOf(place)
  const one = await place.troupe.campaigns.show(args.id, { organization })
  if (place.isJson) return sayJson(one)
  sayFacts({
    id: one.id,
    name: one.name,
    status: one.status,
    'per 1,000 views': inWords(one.cpm_amount, one.currency),
    budget: inWords(one.total_budget_amount, one.currency),
    used: inWords(one.used_amount, one.currency),
    posts: one.submissions_count,
    views: one.view_count,
    platforms: one.platform_ids.join(', '),
    url: one.url,
  })
})

const create = command(
  'A draft of a campaign',
  {
    name: { type: 'string', description: 'What it is called', required: true },
    currency: currencyOption,
    ...campaignTerms,
  },
  async (place, args) => {
    const body = draftIn(args)
    const organization = await organizationOf(place)
    // The server knows which currencies and platforms there are, and names them where it refuses one.
    type Fields = Parameters<typeof place.troupe.campaigns.create>[0]
    const made = await place.troupe.campaigns.create(body as Fields, { organization })
    if (place.isJson) return sayJson(made)
    say(`Drafted ${made.name}: ${made.id}`)
  },
)

const update = updateCommand('campaign', campaignTerms, ({ campaigns }) => campaigns)

const publish = command('Open a campaign to creators', { id }, async (place, args) => {
  const organization = await organizationOf(place)
  const published = await place.troupe.campaigns.publish(args.id, { organization })
  if (place.isJson) return sayJson(published)
  say(`${published.name} is ${published.status}.`)
})

export const campaigns = defineCommand({
  meta: { description: 'Programs that pay by views' },
  subCommands: { list, show, create, update, publish },
})
