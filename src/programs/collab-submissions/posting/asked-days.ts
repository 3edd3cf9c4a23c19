import { type CollabSubmission, sparkDays } from '../../../tables/collabs/collab-submissions.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'

/** A number of days beside the word, in one sentence or one point of a list. */
const beside =
  /\bspark\b[^.!?]{0,60}?\b(\d{1,3})[ -]days?\b|\b(\d{1,3})[ -]days?\b[^.!?]{0,30}?\bspark\b/i

const inline = /<\/?(?:a|b|em|i|s|strong|u)\b[^>]*>/g

/** For how many days the brief asks for a Spark code, as far as it says so in words that we know. */
export function askedSparkDays({ brief }: { brief: string }): number | undefined {
  const text = brief
    .replace(inline, '')
    .replace(/<[^>]+>/g, '. ')
    .replaceAll('&nbsp;', ' ')
  const [, after, before] = beside.exec(text) ?? []
  const asked = Number(after ?? before ?? 0)
  return asked > 0 ? asked : undefined
}

/** The span of TikTok that lasts as long as a brief asks for. */
export const spanFor = (asked: number) =>
  sparkDays.find((span) => span >= asked) ?? sparkDays.at(-1)

type Given = Pick<CollabSubmission, 'spark_days'> & { brief: string }

/** The words that both sides read of a code that ends too early for the brief; null if it does not. */
export function shortSparkCode({ spark_days, brief }: Given): string | null {
  const asked = askedSparkDays({ brief })
  if (asked === undefined || spark_days === null || spark_days >= asked) return null
  return `It is good for ${days(spark_days).words}, and the brief asks for ${days(asked).words}.`
}
