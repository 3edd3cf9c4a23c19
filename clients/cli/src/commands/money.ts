import { Refused } from '@troupe/sdk'
import { command, organizationOf } from '../command.ts'
import { exitCodes, WrongUse } from '../exit-codes.ts'
import { inWords, minorUnits } from '../money.ts'
import { plain, say, sayFacts, sayJson, sayTable } from '../output.ts'
import { openQuestions } from '../questions.ts'

const sources = 'balance, manual (bank transfer), stripe (card), or on a trial test'
const known = ['balance', 'manual', 'stripe', 'test']

export const fund = command(
  'Put money into a campaign',
  {
    campaign: { type: 'positional', description: 'Id of the campaign', required: true },
    amount: { type: 'string', description: 'Sum in its currency, such as 250.00', required: true },
    from: {
      type: 'string',
      description: sources,
      default: 'balance',
    },
    preview: { type: 'boolean', description: 'Only say what would happen' },
    yes: { type: 'boolean', description: 'Do not ask for the name of the campaign' },
  },
  async (place, args) => {
    if (!known.includes(args.from)) throw new WrongUse(`--from can be ${sources}.`)
    const { troupe, isJson } = place
    const options = { organization: await organizationOf(place) }
    const campaign = await troupe.campaigns.show(args.campaign, options)
    const { currency } = campaign
    const amount = minorUnits('amount', args.amount, currency)
    if (amount === 0) throw new WrongUse('--amount has to be more than nothing.')
    const balances = await troupe.organizations.balances(options).all()
    const available = balances.find((one) => one.currency === currency)?.available_amount ?? 0
    const isShort = args.from === 'balance' && available < amount
    const preview = {
      ...{
        campaign_id: campaign.id,
        campaign_name: campaign.name,
        provider: args.from,
        currency,
        amount,
      },
      budget_amount_before: campaign.total_budget_amount,
      budget_amount_after: campaign.total_budget_amount + amount,
      ...(args.from === 'balance' && { available_amount: available, is_enough: !isShort }),
    }
    // As it ends without --preview.
    if (args.preview && isShort) process.exitCode = exitCodes.wrongUse
    if (args.preview && isJson) return sayJson(preview)
    if (!isJson) {
      sayFacts({
        campaign: `${campaign.name} (${campaign.id})`,
        amount: inWords(amount, currency),
        from:
          args.from === 'balance'
            ? `balance, which has ${inWords(available, currency)}`
            : args.from,
        budget: `${inWords(preview.budget_amount_before, currency)}, then ${inWords(preview.budget_amount_after, currency)}`,
      })
    }
    if (args.preview) return say(isShort ? 'The balance is not enough.' : 'Nothing was done.')
    if (isShort)
      throw new WrongUse(
        `The balance has ${inWords(available, currency)}: nothing was done. --from can be ${sources}.`,
      )
    if (!args.yes) await confirm(campaign.name)
    type Funding = Parameters<typeof troupe.campaigns.fund>[1]
    const funding = { amount, provider: args.from } as Funding
    const done = await troupe.campaigns.fund(campaign.id, funding, options).catch((error) => {
      if (error instanceof Refused && 'provider' in error.errors)
        throw new WrongUse(
          `${error.message}\n--from can be ${sources}, as far as the server offers it.`,
        )
      throw error
    })
    if (isJson) return sayJson(done)
    say(`The funding is ${done.status}.`)
  },
)

export const earnings = command('What you have earned', {}, async ({ troupe, isJson }) => {
  const [balances, payouts] = await Promise.all([
    troupe.me.balances().all(),
    troupe.me.payouts().all(),
  ])
  if (isJson) return sayJson({ balances, payouts })
  const rows = balances.map((one) => ({
    currency: one.currency,
    available: inWords(one.available_amount, one.currency),
    held: inWords(one.held_amount, one.currency),
  }))
  sayTable(rows, 'You have earned nothing yet.')
  if (payouts.length === 0) return
  say('')
  const sent = payouts.map((one) => ({
    payout: one.id,
    amount: inWords(one.amount, one.currency),
    status: one.status,
    asked: one.created_at.slice(0, 10),
  }))
  sayTable(sent, '')
})

async function confirm(name: string): Promise<void> {
  const questions = openQuestions()
  const typed = await questions.ask(`Type the name of the campaign, ${plain(name)}, to go on: `)
  questions.close()
  if (typed !== name) throw new WrongUse('That is not its name: nothing was done.')
}
