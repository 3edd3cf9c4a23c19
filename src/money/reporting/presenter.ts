import { z } from 'zod'
import { currency, inMinorUnits } from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { RateJson } from '../exchange-rates/presenter.ts'
import type { Reported, Reporting } from './sums.ts'

export const ReportingJson = shapeOf<{ reporting: Reporting | undefined }>()('Reporting', {
  currency: from(
    currency.nullable().describe('The currency that was chosen; null for none'),
    ({ reporting }) => reporting?.currency ?? null,
  ),
  rates: from(
    z
      .array(RateJson)
      .describe('The rates that hold today, of one euro each; none without a currency'),
    ({ reporting }) => reporting?.rates ?? [],
  ),
})

export const presentReporting = (reporting: Reporting | undefined) =>
  ReportingJson.present({ reporting })

/** An amount of a sum that was converted. */
export function aboutAmount<Name extends string>(name: Name, example: number, what: string) {
  const about = z
    .int()
    .nullable()
    .meta({ examples: [example] })
    .describe(`About ${what}; null where a rate is missing. ${inMinorUnits}`)
  return from(about, ({ amounts }: Reported<Name>) => amounts?.[name] ?? null)
}

/** The fields of each sum over several currencies. */
export const reportedFields = {
  currency,
  rates: meaning(
    listOf(RateJson),
    'The rates it was made with, of one euro each. The euro itself needs none',
  ),
  missing_currencies: z
    .array(z.string())
    .meta({ examples: [['sek']] })
    .describe('Currencies without a rate, for want of which there is no sum'),
}
