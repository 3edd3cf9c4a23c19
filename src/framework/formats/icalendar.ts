import { Buffer } from 'node:buffer'

/** An event of a calendar, by RFC 5545. */
export type CalendarEvent = {
  /** An id that never changes, by which a calendar knows it again. */
  uid: string
  /** The moment at which it was changed last. */
  changed_at: string
  /** A moment, or a day that it takes all of. */
  start: { at: string } | { day: string }
  summary: string
  url: string
}

export const calendarType = 'text/calendar; charset=utf-8'

/** A file for programs that keep a calendar, and ask for it again each hour. */
export function calendarFile(name: string, events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Troupe//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ uid, changed_at, start, summary, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(changed_at)}`,
    'at' in start
      ? `DTSTART:${stamp(start.at)}`
      : `DTSTART;VALUE=DATE:${start.day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    // A deadline takes no time, in which nobody could meet.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A moment as these files have it: `20260301T093000Z`. */
const stamp = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const mostOctets = 75

/** Long lines go on in the next one after a space, and no letter is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= mostOctets) return line
  const parts: string[] = ['']
  let room = mostOctets
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (size > room) {
      parts.push('')
      room = mostOctets - 1
    }
    parts[parts.length - 1] += letter
    room -= size
  }
  return parts.join('\r\n ')
}
