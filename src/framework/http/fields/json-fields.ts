import { z } from 'zod'

/** Types of the fields in answers, as the description of the interface spells them. */

export const sqid = z.string().meta({ description: 'Opaque id', examples: ['k5dXwQ2n'] })

export const timestamp = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-03-01T09:30:00.000Z'] })

export const url = z.string().meta({
  format: 'uri',
  examples: ['https://troupe.example.com/organizations/k5dXwQ2n.json'],
})

/** A text that may look like this. */
export const text = (example: string) => z.string().meta({ examples: [example] })

/** An address, of a record or elsewhere, that may look like this. */
export const urlLike = (example: string) => url.meta({ examples: [example] })

export const count = (example: number) =>
  z
    .int()
    .min(0)
    .meta({ examples: [example] })

export const minorUnits = (example: number) =>
  count(example).meta({ description: 'In minor units of the currency' })

export const currency = z.string().meta({ description: 'ISO 4217', examples: ['usd'] })

export const countries = z
  .array(z.string())
  .meta({ description: 'ISO 3166-1; empty means everywhere', examples: [['DE', 'AT']] })
