import type { ArgsDef } from 'citty'
import { WrongUse } from './exit-codes.ts'
import { jsonGiven } from './json-input.ts'
import { minorUnits } from './money.ts'

const text = (description: string) => ({ type: 'string', description }) as const

/** Options for the terms of a program. `--data` has all others, as the interface names them. */
const common = {
  brief: text('What creators are asked for, as HTML'),
  countries: text('Countries, separated by commas, such as DE,AT'),
  website: text('Address of the product'),
  data: text('Other fields as JSON, with amounts in minor units; @file, or @- for the input'),
} satisfies ArgsDef

export const campaignTerms = {
  cpm: text('What 1,000 views pay, such as 1.75'),
  'base-reward': text('What each approved post pays besides, such as 5.00'),
  'min-payout': text('A post that comes to less earns nothing, such as 2.00'),
  'max-payout': text('The most for one post, such as 100.00; 0 for no limit'),
  platforms: text('Platforms, separated by commas'),
  ...common,
} satisfies ArgsDef

export const collabTerms = {
  'min-quote': text('The least that you expect to pay, such as 150.00'),
  'max-quote': text('The most that you expect to pay, such as 400.00'),
  platforms: text('Platforms, separated by commas'),
  ...common,
} satisfies ArgsDef

const amounts = {
  cpm: 'cpm_amount',
  'base-reward': 'base_reward_amount',
  'min-payout': 'min_payout_amount',
  'max-payout': 'max_payout_amount',
  'min-quote': 'min_quote_amount',
  'max-quote': 'max_quote_amount',
}

const lists = { platforms: 'platform_ids', countries: 'countries' }
const texts = { name: 'name', currency: 'currency', brief: 'brief', website: 'website' }

type Given = Record<string, unknown>
type Fields = Record<string, unknown>

/** Whether a sum is among the options, which needs a currency to be read. */
export const hasSums = (given: Given) =>
  Object.keys(amounts).some((name) => given[name] !== undefined)

/** The fields of `--data`. One that an option stands for as well is refused: either could be meant. */
export function dataIn(given: Given): Fields {
  const data: Fields = given.data === undefined ? {} : { ...jsonGiven(String(given.data)) }
  for (const [option, field] of Object.entries({ ...texts, ...lists, ...amounts }))
    if (given[option] !== undefined && Object.hasOwn(data, field))
      throw new WrongUse(`${field} is given twice, by --${option} and in --data: leave one out.`)
  return data
}

/** The fields that the options and `--data` stand for. Sums are of the currency among them, or of the usual. */
function fieldsIn(given: Given, data: Fields, usual: string): Fields {
  const known = (names: Record<string, string>) =>
    Object.entries(names).flatMap(([option, field]) => {
      const value = given[option]
      return value === undefined ? [] : [[option, field, String(value)] as const]
    })
  const currency = String(given.currency ?? data.currency ?? usual).toLowerCase()
  return {
    ...data,
    ...Object.fromEntries(known(texts).map(([, field, value]) => [field, value])),
    ...Object.fromEntries(known(lists).map(([, field, value]) => [field, listIn(value)])),
    ...Object.fromEntries(
      known(amounts).map(([name, field, value]) => [field, minorUnits(name, value, currency)]),
    ),
  }
}

const usualCurrency = 'usd'

export const currencyOption = text(`Currency, ${usualCurrency} if left out`)

/** The fields of a draft. Its currency is always among them: its sums were read in that. */
export const draftIn = (given: Given): Fields => ({
  currency: usualCurrency,
  ...fieldsIn(given, dataIn(given), usualCurrency),
})

/** The changes that the options and `--data` stand for, of which there has to be one. */
export function changesIn(given: Given, data: Fields, currency: string): Fields {
  const changes = fieldsIn(given, data, currency)
  if (Object.keys(changes).length === 0)
    throw new WrongUse('Nothing is to be changed: name what, such as --name or --brief.')
  return changes
}

const listIn = (value: string) => value.split(',').map((one) => one.trim())
