import type { Config } from '../../framework/config/config.ts'
import type { CurrentUser } from '../../tables/actor.ts'
import { displayName } from '../../tables/users/users.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { issuerOf } from '../paper/issue.ts'
import { issuerLines } from '../paper/parties.ts'
import type { Drawing, Table } from '../paper/pdf/drawing.ts'
import { monthInWords } from '../paper/words.ts'
import type { TaxDetails } from '../payout-methods/schema.ts'
import { payeeLines } from '../payouts/drawing.ts'
import type { MonthOfEarnings, MonthOfPayer } from './queries.ts'

/** A creator, as a tax office knows them once they have said it. */
type Recipient = Pick<CurrentUser, 'name' | 'email'> & { payee?: TaxDetails | undefined }

/** The earnings of a year as they are drawn, month by month and brand by brand in each currency. */
export function drawingOfStatement(
  config: Config,
  { payee, ...user }: Recipient,
  year: number,
  months: MonthOfPayer[],
  now: string,
): Drawing {
  const issuer = issuerOf(config)
  return {
    title: `Earnings ${year}`,
    name: `Earnings ${year}`,
    author: issuer.name,
    at: now,
    issuer: issuerLines(issuer),
    facts: [
      ['Year', String(year)],
      ['Counted', 'Once in the balance'],
      ['As of', dayInWords(now.slice(0, 10))],
    ],
    to: 'Paid to',
    recipient: payee ? [...payeeLines(payee), user.email] : [displayName(user), user.email],
    tables: currenciesOf(months.filter(hasRewards)).map((currency) => tableOf(currency, months)),
    notes: [
      sentInWords(year, months),
      'Each month has what came into the balance in it, by universal time. What was only granted by its end is in the month in which it came into the balance. No tax was withheld.',
    ],
    reference: `Earnings ${year}`,
    is_test: config.trial,
  }
}

/** A month may only have payouts, of what came into the balance before. */
const hasRewards = ({ rewards_amount }: MonthOfEarnings) => rewards_amount > 0

const currenciesOf = (months: MonthOfEarnings[]) => [
  ...new Set(months.map(({ currency }) => currency)),
]

function tableOf(currency: string, months: MonthOfPayer[]): Table {
  const lines = months
    .filter((month) => month.currency === currency && hasRewards(month))
    .map(({ month, organization_name, rewards_amount }) => ({
      text: [monthInWords(month), organization_name].filter((part) => part).join(', '),
      amount: rewards_amount,
    }))
  return { currency, lines, total_amount: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

function sentInWords(year: number, months: MonthOfEarnings[]): string {
  const sums = currenciesOf(months).flatMap((currency) => {
    const sent = months
      .filter((month) => month.currency === currency)
      .reduce((sum, { paid_amount, returned_amount }) => sum + paid_amount - returned_amount, 0)
    return sent === 0 ? [] : [formatMoney(sent, currency)]
  })
  if (sums.length === 0) return `Nothing was sent in ${year}.`
  return `Sent in ${year}, without what came back: ${sums.join(', ')}.`
}
