import { businessTime, databaseTime } from '../database/clock.ts'

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
  /** In a sentence, where a bare date would miss its preposition: “in 3 days”, “on Nov 3, 2026”. */
  isPhrase?: boolean
  /** A word that asks for a moment and not for a distance, which is written before it. */
  after?: 'about' | 'since' | 'until' | 'from'
  /** A moment in a list of facts, where a distance would only be right today. */
  isPoint?: boolean
  /** Of a sign-in or a machine, which no clock of a trial moves. */
  isReal?: boolean
}

/** Near moments by their distance, others by their date; exact on hover, in the reader's own zone. */
export function Time({
  at: text,
  isPhrase = false,
  after,
  isPoint = false,
  isReal = false,
}: Props) {
  const now = isReal ? databaseTime() : businessTime()
  const at = new Date(text)

  return (
    <time
      dateTime={text}
      title={`${exact.format(at)} UTC`}
      data-controller="local-time"
      class="whitespace-nowrap"
    >
      {after && `${after} `}
      {after || isPoint ? pointIn(at, now) : describe(at, isPhrase, now)}
    </time>
  )
}

/** The time of day only matters while it is near. */
function pointIn(at: Date, now: number): string {
  return isNear(at, now) ? `${exact.format(at)} UTC` : day.format(at)
}

const isNear = (at: Date, now: number) => Math.abs(at.getTime() - now) <= 7 * 86_400_000

function describe(at: Date, isPhrase: boolean, now: number): string {
  const seconds = (at.getTime() - now) / 1000
  if (Math.abs(seconds) < 60) return seconds > 0 ? 'in a moment' : 'just now'
  if (!isNear(at, now)) return isPhrase ? `on ${day.format(at)}` : day.format(at)

  const [unit, length] = units.find(
    ([, size]) => Math.abs(seconds) >= size,
  ) as (typeof units)[number]
  return relative.format(Math.round(seconds / length), unit)
}
