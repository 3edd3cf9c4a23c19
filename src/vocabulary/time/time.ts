/** Moments are texts everywhere: `2026-03-01T09:30:00.000Z`. */

/** The seconds since 1970, as most other services count. */
export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}

/**
 * PostgreSQL writes `2026-03-01 09:30:00.5+00`, without trailing zeros. The text is rewritten
 * directly, because converting it to a `Date` and back was a tenth of what a list costs.
 */
export function isoTime(text: string): string {
  const isUsual = text[10] === ' ' && text.endsWith('+00')
  if (!isUsual) return new Date(text).toISOString()

  // Tables that are not ours, such as those of the job queue, keep microseconds.
  const [day, time] = [text.slice(0, 10), text.slice(11, -3).slice(0, 'hh:mm:ss.mmm'.length)]
  return `${day}T${time}${'.000'.slice(time.length - 'hh:mm:ss'.length)}Z`
}

export function secondsBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 1000
}

export function daysBetween(earlier: string, later: string): number {
  return secondsBetween(earlier, later) / (24 * 60 * 60)
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' })

/** The day for sentences, which also go where no page is: "Nov 3, 2026". */
export function dayInWords(moment: string): string {
  return day.format(new Date(moment))
}

/** The moment where the hour matters: "Nov 3, 2026 at 4:20 PM UTC". */
export function momentInWords(moment: string): string {
  return `${dayInWords(moment)} at ${minute.format(new Date(moment))} UTC`
}

/**
 * A text in parts: what is a moment in words there comes as a moment again, so that a page can show it in the
 * zone of its reader.
 */
export function partsByMoment(text: string): { text: string; at?: string }[] {
  return text.split(momentPattern).map((part, index) => {
    if (index % 2 === 0) return { text: part }
    const at = new Date(part.replace(' at ', ' ').replace(/\s/g, ' '))
    return { text: part, at: at.toISOString() }
  })
}

const momentPattern = /([A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d{2}\s[AP]M UTC)/

/** Whether a text is a moment as they are written everywhere, of a day that there is. */
export function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString() === text
}
