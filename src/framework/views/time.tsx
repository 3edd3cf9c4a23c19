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

/** Near moments by their distance, others by their date; exact on hover, in the reader's own zone. */
export function Time({ at: text }: { at: string }) {
  const at = new Date(text)

  return (
    <time
      dateTime={text}
      title={`${exact.format(at)} UTC`}
      data-controller="local-time"
      class="whitespace-nowrap"
    >
      {describe(at)}
    </time>
  )
}

function describe(at: Date): string {
  const seconds = (at.getTime() - Date.now()) / 1000
  if (Math.abs(seconds) < 60) return seconds > 0 ? 'in a moment' : 'just now'
  if (Math.abs(seconds) > 7 * 86_400) return day.format(at)

  const [unit, length] = units.find(
    ([, size]) => Math.abs(seconds) >= size,
  ) as (typeof units)[number]
  return relative.format(Math.round(seconds / length), unit)
}
