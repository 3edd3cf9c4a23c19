import { defineCommand } from 'citty'
import { command, organizationOf } from '../command.ts'
import { inWords } from '../money.ts'
import { say, sayFacts, sayJson, sayTable } from '../output.ts'
import { collabTerms, currencyOption, draftIn } from '../terms.ts'
import { updateCommand } from './program-update.ts'

const id = { type: 'positional', description: 'Id of the collab', required: true } as const
const name = { type: 'string', description: 'What it is called' } as const

const list = command(
  'Collabs of the organization',
  { state: { type: 'string', description: 'Only those in this state, such as published' } },
  async (place, args) => {
    const organization = await organizationOf(place)
    type Query = Parameters<typeof place.troupe.collabs.list>[0]
    const query = (args.state === undefined ? {} : { state: args.state }) as Query
    const collabs = await place.troupe.collabs.list(query, { organization }).all()
    if (place.isJson) return sayJson(collabs)
    const rows = collabs.map((one) => ({
      id: one.id,
      name: one.name,
      state: one.state,
      applications: one.submissions_count,
      completed: one.completed_count,
    }))
    sayTable(rows, 'There is no such collab.')
  },
)

const show = command('One collab', { id }, async (place, args) => {
  const organization = await organizationOf(place)
  const one = await place.troupe.collabs.show(args.id, { organization })
  if (place.isJson) return sayJson(one)
  sayFacts({
    id: one.id,
    name: one.name,
    state: one.state,
    'expected price': `${inWords(one.min_quote_amount, one.currency)} to ${inWords(one.max_quote_amount, one.currency)}`,
    applications: one.submissions_count,
    completed: one.completed_count,
    url: one.url,
  })
})

const create = command(
  'A draft of a collab',
  {
    name,
    currency: currencyOption,
    'product-page': { type: 'string', description: 'Address of a page to begin from' },
    ...collabTerms,
  },
  async (place, args) => {
    const body = draftIn(args)
    const organization = await organizationOf(place)
    const page = args['product-page']
    const { collabs } = place.troupe
    type Fields = Parameters<typeof collabs.create>[0]
    const made = await collabs.create(body as Fields, {
      organization,
      ...(page && { website: page }),
    })
    if (made.prefill?.reason)
      process.stderr.write(`Nothing was taken from ${page}: ${made.prefill.reason}\n`)
    if (place.isJson) return sayJson(made)
    say(`Drafted ${made.name}: ${made.id}`)
  },
)

const update = updateCommand('collab', collabTerms, ({ collabs }) => collabs)

const submit = command('Hand a collab to those who publish it', { id }, async (place, args) => {
  const organization = await organizationOf(place)
  const submitted = await place.troupe.collabs.submit(args.id, { organization })
  if (place.isJson) return sayJson(submitted)
  say(`${submitted.name} is ${submitted.state}.`)
})

export const collabs = defineCommand({
  meta: { description: 'Briefs that creators apply to' },
  subCommands: { list, show, create, update, submit },
})
