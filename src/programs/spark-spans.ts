import { z } from 'zod'
import { choiceMessage } from '../framework/http/fields/fields.ts'
import { sparkDays } from '../tables/collabs/collabs.ts'

/** The number behind a text, since a form sends texts. */
const fromForm = (sent: unknown) => sparkDays.find((each) => String(each) === sent) ?? sent

const span = z.literal(sparkDays, { error: choiceMessage }).meta({ type: 'integer' })

/** The days that a Spark code is good for. */
export const sparkSpan = z.preprocess(fromForm, span)

/** The same, or nothing; empty clears it. */
export const clearableSparkSpan = z.preprocess(
  (sent) => (typeof sent === 'string' && sent.trim() === '' ? null : fromForm(sent)),
  span.nullable(),
)
