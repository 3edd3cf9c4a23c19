import { z } from 'zod'

/** Types of the fields in answers, as the description of the interface spells them. */

export const sqid = z.string().meta({ description: 'Opaque id', examples: ['k5dXwQ2n'] })

export const timestamp = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-03-01T09:30:00.000Z'] })

export const url = z.string().meta({ format: 'uri' })
