import { convertAmount, type Rate, referenceCurrency } from '../../vocabulary/amounts/exchange.ts'

/** The currency that someone reads sums in, and the rates of the day they are of. */
export type Reporting = { currency: string; rates: Rate[] }

/** Sums over several currencies, told in one. Approximate, and nothing is ever paid by them. */
export type Reported<Name extends string = string> = {
  currency: string
  /** None where the rate of a currency is missing. */
  amounts: Record<Name, number> | null
  rates: Rate[]
  missing_currencies: string[]
  /** Those that say more than the amounts themselves, which all may be in its currency. */
  mixed: string[]
}

/**
 * Adds up amounts of several currencies, each converted and rounded on its own. A currency without any amount
 * needs no rate.
 */
export function reportedSums<Name extends string>(
  rows: ({ currency: string } & Record<Name, number>)[],
  names: readonly Name[],
  { currency: wanted, rates }: Reporting,
): Reported<Name> {
  const used = rows.filter((row) => names.some((name) => row[name] !== 0))
  const others = used.map(({ currency }) => currency).filter((code) => code !== wanted)
  const needed = others.length === 0 ? [] : [...new Set([wanted, ...others])]
  const rateOf = (code: string) => rates.find(({ currency }) => currency === code)
  const missing = needed.filter((code) => code !== referenceCurrency && !rateOf(code))
  const sum = (name: Name) =>
    used.reduce(
      (before, row) => before + (convertAmount(row[name], row.currency, wanted, rates) ?? 0n),
      0n,
    )
  return {
    currency: wanted,
    amounts:
      missing.length > 0
        ? null
        : (Object.fromEntries(names.map((name) => [name, Number(sum(name))])) as Record<
            Name,
            number
          >),
    rates: needed.flatMap((code) => rateOf(code) ?? []),
    missing_currencies: missing.sort(),
    mixed: names.filter((name) => used.some((row) => row.currency !== wanted && row[name] !== 0)),
  }
}
