import { dayMs } from '../../../vocabulary/time/days.ts'
import { businessTime, databaseTime } from '../../database/clock.ts'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

type Props = {
  at: string
  /**
   * Whether it stands in a sentence, where a bare date would miss its preposition: “in 3 days”, “on Nov 3,
   * 2026”.
   */
  isPhrase?: boolean
  /** A word that asks for a moment and not for a distance, which is written before it. */
  after?: 'about' | 'since' | 'until' | 'by' | 'from'
  /** A moment in a list of facts, where a distance would only be right today. */
  isPoint?: boolean
  /** Whether it is the time of a sign-in or a machine, which no clock of a trial moves. */
  isReal?: boolean
}

/**
 * The words that stand there: a distance, or a word before a day or a moment, which the browser writes in
 * its own zone.
 */
type Said = { text: string; written?: 'day' | 'moment'; word?: string | undefined }

/**
 * Near moments by their distance, others by their date; exact on hover, and all of it in the reader's own
 * zone.
 */
export function Time({
  at: text,
  isPhrase = false,
  after,
  isPoint = false,
  isReal = false,
}: Props) {
  const now = isReal ? databaseTime() : businessTime()
  const at = new Date(text)
  const said = after || isPoint ? point(at, now, after) : describe(at, isPhrase, now)

  return (
    <time
      dateTime={text}
      title={`${exact.format(at)} UTC`}
      data-controller="local-time"
      data-local-time-written-value={said.written}
      data-local-time-word-value={said.word}
      class={said.word ? undefined : 'whitespace-nowrap'}
    >
      {said.text}
    </time>
  )
}

/** The time of day only matters while it is near. */
function point(at: Date, now: number, word: string | undefined): Said {
  const before = word ? `${word} ` : ''
  return isNear(at, now)
    ? { text: `${before}${exact.format(at)} UTC`, written: 'moment', word }
    : { text: `${before}${day.format(at)}`, written: 'day', word }
}

const isNear = (at: Date, now: number) => Math.abs(at.getTime() - now) <= 7 * dayMs

function describe(at: Date, isPhrase: boolean, now: number): Said {
  const seconds = (at.getTime() - now) / 1000
  if (Math.abs(seconds) < 60) return { text: seconds > 0 ? 'in a moment' : 'just now' }
  if (!isNear(at, now))
    return isPhrase
      ? { text: `on ${day.format(at)}`, written: 'day', word: 'on' }
      : { text: day.format(at), written: 'day' }

  const [unit, length] = units.find(
    ([, size]) => Math.abs(seconds) >= size,
  ) as (typeof units)[number]
  const distance = unit === 'day' && seconds < 0 ? daysSince(at, now) : Math.round(seconds / length)
  return { text: relative.format(distance, unit) }
}

/** Counts days as sentences with a date do: by rounding, yesterday was two days ago beside them. */
const daysSince = (at: Date, now: number) =>
  Math.floor(at.getTime() / dayMs) - Math.floor(now / dayMs)
