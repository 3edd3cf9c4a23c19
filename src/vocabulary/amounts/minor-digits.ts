/**
 * How many decimals the currency has: 2 for most, 0 for the yen, 3 for the Kuwaiti dinar. As ISO 4217 has
 * it, and not as `Intl` does, which follows how prices are written and changes from version to version:
 * what is stored in minor units must mean the same for ever.
 */
export function minorDigits(code: string): number {
  if (withoutDecimals.has(code)) return 0
  return withThreeDecimals.has(code) ? 3 : 2
}

const withoutDecimals = new Set(
  'bif clp djf gnf isk jpy kmf krw pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)
const withThreeDecimals = new Set('bhd iqd jod kwd lyd omr tnd'.split(' '))
